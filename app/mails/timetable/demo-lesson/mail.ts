import { findDemoForTutor, findMailedDemo, type MailedDemo } from "#data/timetable/demo-lessons.ts";
import { className, subjectName } from "#domain/teaching/catalogue/catalogue.ts";
import { nameDatedMoment } from "#domain/shared/dates.ts";
import { formatLength } from "#content/timetable/lengths.ts";
import type { DemoChange } from "#domain/mail/mail.ts";
import type { Block, Mail } from "#mails/shared/mail.ts";
import { messages } from "./messages.ts";

/**
 * To the family of an enquiry, about the demo class that the staff have agreed with them. It has no
 * name, because nobody has proved the address.
 */
export const demoLesson: Mail<"demo-lesson"> = async (
  { demoId, what },
  { database, academy, now },
) => {
  const demo = await findMailedDemo(database, demoId);
  if (!demo || !isTrue(demo, what)) return null;
  const words = messages.family[what === "given-away" ? "moved" : what];
  const blocks: Block[] = [
    { is: "text", text: words.text(academy.name) },
    { is: "facts", facts: [...timeOf(demo, now), [messages.tutor, demo.tutorName]] },
  ];
  if (what !== "cancelled") blocks.push({ is: "text", text: messages.join(demo.url) });
  blocks.push({ is: "text", text: messages.family.questions(academy.phone) });
  return {
    subject: words.subject(nameDatedMoment(demo.startsAt, now)),
    name: null,
    blocks,
    reason: messages.family.reason(academy.name),
  };
};

/** The same to its tutor while approved, with the child's name and no contact of the family. */
export const tutorDemoLesson: Mail<"tutor-demo-lesson"> = async (
  { demoId, what },
  { database, accountId, name, now },
) => {
  const demo = await findDemoForTutor(database, accountId, demoId);
  if (!demo) return null;
  const isTheirs = demo.tutorId === accountId;
  if (what === "given-away" ? isTheirs : !isTheirs || !isTrue(demo, what)) return null;
  const words = messages.tutors[what];
  const student: readonly [string, string] = [messages.student, demo.studentName];
  const isOn = what === "booked" || what === "moved";
  return {
    subject: words.subject(isOn || what === "cancelled" ? nameDatedMoment(demo.startsAt, now) : ""),
    name,
    blocks: [
      { is: "text", text: words.text },
      {
        is: "facts",
        facts: isOn || what === "cancelled" ? [student, ...timeOf(demo, now)] : [student],
      },
      ...(isOn ? [{ is: "text", text: messages.join(demo.url) } as const] : []),
      { is: "link", label: messages.timetable, path: "/tutor-dashboard/timetable" },
    ],
  };
};

/** Whether the mail still says what is so. */
function isTrue({ outcome }: MailedDemo, what: DemoChange): boolean {
  return what === "cancelled" ? outcome === "cancelled" : outcome === null;
}

function timeOf(demo: MailedDemo, now: Date): (readonly [string, string])[] {
  const { classId, subjectId, startsAt, minutes } = demo;
  return [
    [messages.course, messages.courseName(subjectName(subjectId), className(classId))],
    [messages.starts, nameDatedMoment(startsAt, now)],
    [messages.length, formatLength(minutes)],
  ];
}
