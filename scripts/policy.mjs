// The policies in the heads of the documents: what each may do.
import { createHash } from "node:crypto";

/**
 * Returns the policy of a document: it may do what is named here, and nothing from elsewhere. Only the page of files
 * may ask for something, and that of its own host alone: a check whether robots may come there asks in its name.
 * @param {Record<string, string>} needs
 */
const policy = (needs) =>
  Object.entries({ "default-src": "'none'", ...needs, "base-uri": "'none'", "form-action": "'none'" })
    .map((pair) => pair.join(" "))
    .join("; ");

/** Returns the name of a script or style of the document in a policy. @param {string} text */
export const hash = (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
/** A document with its policy. @param {string} page @param {Record<string, string>} needs */
export const withPolicy = (page, needs) =>
  page.replace(
    '<meta charset="utf-8">',
    (found) => `${found}\n  <meta http-equiv="Content-Security-Policy" content="${policy(needs)}">`,
  );
