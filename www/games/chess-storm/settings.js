// The settings of Chess Storm: who is left alone by which questions, and how it was last begun against the computer.
import { ownSettings } from "../../ui/settings.js";

export const { settings, change } = ownSettings({
  discardless: false,
  passing: { first: false, second: false },
  storm: { chosen: false, deck: "", own: "" },
});
