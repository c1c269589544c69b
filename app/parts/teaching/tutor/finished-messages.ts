/** What the server says after a lesson was finished or a request was answered, by the code. */
export const messages = {
  "nothing-added": "Nothing was added.",
  "class-settled": "The lesson is settled.",
  "report-sent": "The report is sent.",
  "class-recorded": "The recording was published.",
  "class-planned": "The next lesson is planned.",
  "class-recorded-planned": "The recording was published and the next lesson is planned.",
  "request-accepted": "You have accepted. The family is told by email.",
  "request-declined": "You have declined. The family is told by email.",
  "lesson-accepted": "You teach this lesson. The family gets an email.",
  "lesson-declined": "Declined. The academy finds another way.",
  "lesson-not-answered": "That is not possible any more: the lesson has begun or is over.",
};
