export const messages = {
  unknownHours: "Say when you teach: until then every time counts as free.",
  hint: "Press a free time to add a lesson there. Open a lesson to move it, or drag it.",
  dismiss: "Dismiss this message",
};
