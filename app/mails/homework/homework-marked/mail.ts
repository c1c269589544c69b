import { findHomeworkOfStudent } from "#data/homework/answers.ts";
import { subjectName } from "#domain/teaching/catalogue/catalogue.ts";
import { formatMark } from "#domain/teaching/mark.ts";
import type { Block, Mail } from "#mails/shared/mail.ts";
import { messages } from "./messages.ts";

/** To the student: what the tutor says of an answer now. */
export const homeworkMarked: Mail<"homework-marked"> = async (
  { homeworkId },
  { database, accountId, name, now },
) => {
  const homework = await findHomeworkOfStudent(database, accountId, homeworkId, now);
  const answer = homework?.answer;
  if (!answer || answer.markedAt === null) return null;
  const tutor = homework.tutorName || messages.noName;
  const path = `/dashboard/homework/${homeworkId}`;
  const mark = formatMark(answer);
  const blocks: Block[] = [
    { is: "text", text: messages.text(tutor) },
    { is: "quote", text: homework.text },
    ...(mark === null ? [] : [{ is: "text" as const, text: mark }]),
    ...(answer.word === ""
      ? []
      : [
          { is: "text" as const, text: messages.word(tutor) },
          { is: "quote" as const, text: answer.word },
        ]),
    { is: "link", label: messages.link, path },
  ];
  return {
    subject: messages.subject(subjectName(homework.subjectId)),
    name,
    notice: { kind: "marked", path },
    blocks,
  };
};
