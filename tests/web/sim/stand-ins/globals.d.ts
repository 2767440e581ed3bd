// What the simulated page finds around it.
declare const tab: import("../tab.mjs").Tab;
