export const messages = {
  of: (name: string) => `Timetable of ${name}`,
  everybody: "Everybody",
  tutor: "Tutor",
  page: (name: string) => `${name}'s page`,
  findTutor: "Tutor's name",
  show: "Show",
  clear: "Clear filters",
  none: "No tutor matches.",
  suspended: "Suspended",
};
