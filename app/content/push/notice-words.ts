import type { PushKind } from "#domain/push/push.ts";

/** The title and the text of each kind of notice on a device. They name nobody: others may read them. */
export const noticeWords: Record<PushKind, readonly [title: string, body: string]> = {
  soon: ["Your lesson begins soon", "Open to join it."],
  lesson: ["A lesson has changed", "Open to see when it is."],
  request: ["Somebody waits for your answer", "Open to read it."],
  answer: ["Your request was answered", "Open to read it."],
  report: ["A lesson's report is there", "Open to read it."],
  marked: ["Your homework is marked", "Open to see it."],
  homework: ["Homework is due tomorrow", "Open to see what is to do."],
  message: ["Somebody wrote to you", "Open to read it."],
  arrival: ["Somebody new", "An application or an enquiry has come."],
  away: ["An answer about a lesson", "A tutor or a family has answered."],
  test: ["Reminders work on this device", "This is what they look like."],
};
