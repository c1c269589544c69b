/** The words in a calendar. */
export const calendarWords = {
  calendarName: (academy: string) => `${academy} classes`,
  event: (title: string, name: string) => `${title} with ${name}`,
  course: (subject: string, className: string) => `${subject}, ${className}`,
  page: (url: string) => `Your class: ${url}`,
  hiddenLink: "(link on your class's page)",
  cancelled: "Cancelled class",
  timeOff: "Time off",
};
