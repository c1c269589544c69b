import type { TestAcademy } from "#test/support/academy.ts";
import { insertNote } from "#data/people/staff-notes.ts";
import { handInPhoto, makeHomework } from "#test/support/homework.ts";
import { makeEnquiry } from "#test/support/enquiries.ts";
import { assign, publish, sessionOf, type Person } from "#test/support/people.ts";
import type { Actor } from "./actors.ts";

/** The tutor's tabs that hold content, and what they hold. */
export const sections = {
  recordings: "recording",
  "live-sessions": "live-session",
  exams: "exam",
  announcements: "announcement",
} as const;

export type Section = keyof typeof sections;
export const sectionNames = Object.keys(sections) as Section[];

/** An assignment with one item of each kind. */
export interface Lesson {
  student: Person;
  tutor: Person;
  assignmentId: string;
  items: Record<Section, string>;
  /** Homework that the tutor has set, and its text. */
  homework: { id: string; text: string };
  /** A photo of the answer to it. */
  photoId: string;
  /** The student's. */
  sessionId: string;
  /** The title, text and link of each item but the class, of which it has the text. */
  words: string[];
  /** A note of the staff about the student, and its text. */
  note: { id: string; text: string };
  /** Another student with the same guardian; most have none. */
  siblingId?: string;
  /** An enquiry that came at the same time. */
  enquiryId: string;
  /** The title of the class. */
  classTitle: string;
  /** The link into the class, which the student gets ten minutes before it starts. */
  classUrl: string;
}

/** A text that identifies somebody, and the actors who may read it. */
export interface Canary {
  text: string;
  readers: readonly Actor[];
}

let lessons = 0;

/** Joins two people and publishes one item of each kind, with words that nothing else has. */
export async function makeLesson(
  academy: TestAcademy,
  student: Person,
  tutor: Person,
): Promise<Lesson> {
  lessons += 1;
  const assignmentId = await assign(academy, student, tutor);
  const items = {} as Record<Section, string>;
  const words: string[] = [];
  let [classTitle, classUrl] = ["", ""];
  for (const section of sectionNames) {
    const tag = `${section}-${lessons}x`;
    const title = `Canary title ${tag}`;
    const description = `Canary text ${tag}`;
    const url = `https://canary.example/${tag}`;
    const content = { title, description, url };
    items[section] = await publish(academy, assignmentId, tutor, sections[section], content);
    words.push(description);
    if (section === "live-sessions") [classTitle, classUrl] = [title, url];
    else words.push(title, url);
  }
  const task = `Canary homework ${lessons}x`;
  const homeworkId = await makeHomework(academy, { assignmentId, tutor }, task);
  const photoId = await handInPhoto(academy, student, homeworkId);
  const sessionId = await sessionOf(academy, student);
  const text = `Canary note ${lessons}x`;
  const about = { role: "student", accountId: student.id, authorId: null, text } as const;
  const note = { id: (await insertNote(academy.database, about)) ?? "", text };
  const enquiryId = await makeEnquiry(academy);
  return {
    student,
    tutor,
    assignmentId,
    items,
    homework: { id: homeworkId, text: task },
    photoId,
    sessionId,
    words,
    note,
    enquiryId,
    classTitle,
    classUrl,
  };
}

/** What a lesson holds, and which of the two in it, if any, are actors who may read it (§6). */
export function lessonCanaries(
  { student, tutor, words, homework, note, classTitle, classUrl }: Lesson,
  as: { student?: Actor; tutor?: Actor },
): Canary[] {
  const both = [as.student, as.tutor].filter((actor) => actor !== undefined);
  const ofTutor = as.tutor ? [as.tutor] : [];
  const ofPeople = ["admin", "coordinator"] as const;
  // They open this lesson only, and a note of this student's only.
  const isOpened = as.student === "student";
  const opened = isOpened ? ofPeople : [];
  const ofLessons = [...ofPeople, ...(isOpened ? (["accountant"] as const) : [])];
  // Each reads their own number in their profile.
  return [
    { text: student.name, readers: [...both, ...ofLessons] },
    { text: student.email, readers: [...both, ...ofPeople] },
    { text: student.phoneNumber, readers: [...both, ...ofPeople] },
    { text: tutor.name, readers: [...both, ...ofLessons] },
    { text: tutor.email, readers: [...both, ...ofPeople] },
    { text: tutor.phoneNumber, readers: [...ofTutor, ...ofPeople] },
    ...words.map((text) => ({ text, readers: both })),
    { text: homework.text, readers: [...both, ...opened] },
    { text: note.text, readers: opened },
    { text: classTitle, readers: [...both, ...opened] },
    { text: classUrl, readers: [...ofTutor, ...opened] },
  ];
}

/** What an address's parameters are for a lesson's records. */
export function lessonIds(lesson: Lesson, section: Section): Record<string, string> {
  return {
    category: "math",
    courseId: lesson.assignmentId,
    assignmentId: lesson.assignmentId,
    section,
    itemId: lesson.items[section],
    studentId: lesson.student.id,
    tutorId: lesson.tutor.id,
    sessionId: lesson.sessionId,
    noteId: lesson.note.id,
    // Nobody has imported anything.
    importId: lesson.sessionId,
    enquiryId: lesson.enquiryId,
    lessonId: lesson.items["live-sessions"],
    studyItemId: lesson.items.recordings,
    homeworkId: lesson.homework.id,
    photoId: lesson.photoId,
    siblingId: lesson.siblingId ?? lesson.sessionId,
    // Nobody has one without a second factor.
    deviceId: lesson.sessionId,
    passkeyId: lesson.sessionId,
    timeOffId: lesson.sessionId,
    childId: lesson.sessionId,
    adminId: lesson.sessionId,
    // No fees are charged.
    familyId: lesson.sessionId,
    paymentId: lesson.sessionId,
    claimId: lesson.sessionId,
    documentId: lesson.sessionId,
    discountId: lesson.sessionId,
    runId: lesson.sessionId,
    statementId: lesson.sessionId,
    lineId: lesson.sessionId,
    holiday: "2000-01-01",
    siteSection: "name",
    siteLanguage: "te",
    siteVersion: "999",
    // Everybody has one to the office, in which nobody has written.
    chatId: lesson.student.id,
    messageSeq: "1",
    setupStep: "mail",
    role: "student",
    token: "A".repeat(43),
    guardianToken: "A".repeat(43),
    feesToken: "A".repeat(43),
    // Nobody has asked for anything.
    requestId: lesson.sessionId,
    requestToken: "A".repeat(43),
  };
}
