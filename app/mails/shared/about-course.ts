import { className, subjectName } from "#domain/teaching/catalogue/catalogue.ts";
import type { ClassId, SubjectId } from "#domain/teaching/catalogue/catalogue-ids.ts";
import { pagePlaces } from "#domain/guardians/page-address.ts";
import type { MailText } from "./mail.ts";
import { messages } from "./messages.ts";
import type { GuardianSending } from "./to-guardian.ts";

/** What a mail about a course says to one of its people. */
interface Words {
  subject: (subject: string) => string;
  text: string;
  /** What the other person is called. */
  other: string;
  next: string;
  link: string;
}

/** What a mail about a child's course leads to. */
type Place = "child" | "tutors";

/** A mail about a course: its facts, what comes next, and the link to `path`. */
export function aboutCourse(
  course: { classId: ClassId; subjectId: SubjectId },
  words: Words,
  /** `other` is the name of the other person; empty or null where it is not given. */
  { name, other, path }: { name: string; other: string | null; path: string },
): MailText {
  const subject = subjectName(course.subjectId);
  return {
    subject: words.subject(subject),
    name,
    blocks: [
      { is: "text", text: words.text },
      {
        is: "facts",
        facts: [
          [messages.subject, subject],
          [messages.class, className(course.classId)],
          ...(other ? ([[words.other, other]] as const) : []),
        ],
      },
      { is: "text", text: words.next },
      { is: "link", label: words.link, path },
    ],
  };
}

/**
 * The same, to the student's guardian, with a link to a place of the child on their page.
 *
 * @param wordsOf the words for a child's first name
 */
export async function aboutChildsCourse(
  { child, firstName, createLink }: GuardianSending,
  place: Place,
  course: { classId: ClassId; subjectId: SubjectId; tutorName: string },
  wordsOf: (child: string) => Words,
): Promise<MailText> {
  const fragment = pagePlaces[place](child.guardianId);
  return aboutCourse(course, wordsOf(firstName), {
    name: child.guardianName,
    other: course.tutorName,
    path: `/guardian/${await createLink("page")}#${fragment}`,
  });
}

/** The pages to which these mails lead. */
export const coursePaths = {
  student: (assignmentId: string) => `/dashboard/courses/${assignmentId}`,
  tutor: (assignmentId: string) => `/tutor-dashboard/${assignmentId}/student`,
  formerTutor: () => "/tutor-dashboard",
};
