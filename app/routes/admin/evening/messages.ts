export const messages = {
  title: "This evening",
  intro: "What to put right before tomorrow. Each entry leads to where you do it.",
  tomorrow: "Tomorrow: without link or tutor",
  tomorrowDone: "Every lesson of tomorrow has a link and a tutor.",
  today: "Today: not settled",
  todayDone: "Every lesson of today that is over is settled.",
  enquiries: "Enquiries without an answer",
  enquiriesDone: "Every enquiry is answered.",
  enquiry: "Enquiry",
  class: "Class",
  came: "Since",
};
