export const messages = {
  subject: (lesson: string, day: string) => `Report: ${lesson} of ${day}`,
  changed: (lesson: string, day: string) => `Report changed: ${lesson} of ${day}`,
  ofChild: (child: string, subject: string) => `${child}, ${subject}`,
  text: (tutor: string) => `${tutor} writes about this lesson:`,
  noName: "The tutor",
  changedText: (tutor: string) => `${tutor} has changed the report about this lesson. It says now:`,
  lesson: "Lesson",
  course: "Course",
  courseOf: (subject: string, className: string) => `${subject}, ${className}`,
  link: "Open the course",
  home: "Open your dashboard",
  guardianLink: "Open your page",
};
