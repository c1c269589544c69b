/** The words in a calendar. */
export const calendarWords = {
  calendarName: (academy: string) => `${academy} lessons`,
  event: (title: string, name: string) => `${title} with ${name}`,
  course: (subject: string, className: string) => `${subject}, ${className}`,
  page: (url: string) => `Your lesson: ${url}`,
  hiddenLink: "(link on your lesson's page)",
  cancelled: "Cancelled lesson",
  timeOff: "Time off",
};
