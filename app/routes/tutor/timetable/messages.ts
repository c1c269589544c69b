export const messages = {
  unknownHours:
    "You haven't said when you teach. Here every time counts as free, and new students are offered to other tutors first.",
  sayHours: "Say when you teach",
  hint: "Press a free time to add a lesson there. Open a lesson to move it, or drag it.",
  dismiss: "Dismiss this message",
  added: "The lesson was published.",
};
