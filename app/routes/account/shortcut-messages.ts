export const messages = {
  title: "Search Shortcut",
  on: "On the dashboard, / takes you to the search, and so does Ctrl+K (⌘K on a Mac). If you press / by accident, for example with speech input, turn it off. This applies to this browser only.",
  off: "In this browser only Ctrl+K (⌘K on a Mac) takes you to the search.",
  turnOff: "Turn Off /",
  turnOn: "Turn On /",
};
