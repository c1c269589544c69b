/** The words of every week's table. */
export const messages = {
  title: "Timetable",
  zone: "All times are in India's time.",
  hours: "Time",
  weeks: "Weeks",
  previous: "Previous week",
  present: "This week",
  next: "Next week",
  today: "Today",
  days: "Days of this week",
  /** A weekday's name on a phone, where seven stand side by side. */
  shortDay: (weekday: string) => weekday.slice(0, 2),
  none: "No lessons this week.",
};
