/** The words of the call card that its loader writes. */
export const callMessages = {
  message: (by: string, line: string, at: string) => `${by}, ${line}, ${at}`,
  office: "office",
  lesson: (subject: string, at: string) => `${subject}, ${at}`,
  joined: {
    student: (at: string) => `Student joined at ${at}`,
    tutor: (at: string) => `Tutor joined at ${at}`,
  },
  notJoined: {
    student: "Student did not press Join",
    tutor: "Tutor did not press Join",
  },
  reason: (reason: string) => `Reason: ${reason}`,
  noReport: "No report",
  homework: (subject: string, day: string) => `${subject}, lesson of ${day}`,
  until: (day: string) => `Until ${day}`,
  enquiry: (day: string, source: string, stage: string) => `${day}, ${source}: ${stage}`,
};
