// engine.js as it was built. Its types are left aside: the tests call it wrongly, too, and before the build it is not
// there.
"use strict";
const { join } = require("node:path");

module.exports = require(join(__dirname, "../../dist/engine.js"));
