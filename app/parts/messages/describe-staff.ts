import type { Line } from "#data/messages/lines.ts";
import type { Review, StaffLine, StaffMessage, StaffQueue } from "#data/messages/reviews.ts";
import { isFlag } from "#domain/messages/flags.ts";
import type { WriterRole } from "#domain/messages/line.ts";
import { formatDate, nameMoment } from "#domain/shared/dates.ts";
import { nameWriter } from "./describe-line.ts";
import { messages } from "./messages.ts";
import { refusals } from "./refusal-messages.ts";
import { staffWords } from "./staff-messages.ts";

/** Whose line it is, for the staff. */
export function nameLine(line: Pick<Line, "studentName" | "tutorName" | "isOffice">): string {
  const { studentName, tutorName, isOffice } = line;
  if (isOffice) return staffWords.toOffice(studentName ?? tutorName ?? "");
  return staffWords.between(studentName ?? "", tutorName ?? staffWords.formerTutor);
}

const nameFlags = (flags: readonly string[]) =>
  flags.filter(isFlag).map((flag) => refusals.flags[flag]);

/** What waits for the staff, for its page. */
export function describeQueue(queue: StaffQueue, now: Date) {
  return {
    reviews: queue.reviews.map((review) => ({
      to: `/admin-dashboard/messages/${review.lineId}/${review.seq}`,
      // Without one of the two it is the office's.
      title: nameLine({ ...review, isOffice: !(review.studentName && review.tutorName) }),
      why: [staffWords.urgencies[review.urgency] ?? "", ...nameFlags(review.flags)].join(" · "),
      by: messages.writers[review.writtenAs],
      when: nameMoment(new Date(review.openedAt), now),
    })),
    reviewCount: queue.reviewCount,
    lines: queue.lines.map(({ lineId, name, lastAt }) => ({
      to: `/admin-dashboard/messages/${lineId}`,
      name,
      when: nameMoment(new Date(lastAt), now),
    })),
    lineCount: queue.lineCount,
  };
}

/** A line with its messages, for the staff. */
export function describeStaffLine(line: StaffLine, now: Date) {
  return {
    id: line.id,
    title: nameLine(line),
    isOffice: line.isOffice,
    person: line.studentId
      ? `/admin-dashboard/students/${line.studentId}`
      : `/admin-dashboard/tutors/${line.tutorId}`,
    older: (line.messages[0]?.seq ?? 1) > 1 ? (line.messages[0]?.seq ?? null) : null,
    messages: line.messages.map((message) => describeMessage(line, message, now)),
  };
}

function describeMessage(line: StaffLine, message: StaffMessage, now: Date) {
  const { seq, text, isWithdrawn, review, reports, staffName, writtenAs } = message;
  const who = staffName ?? nameWriter(line, writtenAs);
  return {
    seq,
    text,
    who,
    isOffice: writtenAs === "staff",
    when: nameMoment(new Date(message.writtenAt), now),
    signs: [
      ...(isWithdrawn ? [staffWords.withdrawn] : []),
      ...(review ? nameFlags(review.flags) : []),
    ].join(" · "),
    reports: reports.map((report) => ({
      title: staffWords.reported(
        reporterOf(line, report.reportedAs),
        nameMoment(new Date(report.reportedAt), now),
      ),
      reason: report.reason,
    })),
    decided: review && describeDecision(review, now),
  };
}

const reporterOf = (line: Line, role: WriterRole) =>
  role === "student" || role === "tutor" ? nameWriter(line, role) : messages.writers[role];

function describeDecision(review: Review, now: Date): string | null {
  const { decision, decidedAt, decidedBy, policeOn, note } = review;
  if (decision === null || decidedAt === null) return null;
  const by = decidedBy ?? staffWords.former;
  return [
    staffWords.decidedAt(staffWords.decisions[decision], by, nameMoment(new Date(decidedAt), now)),
    note,
    policeOn && staffWords.police(formatDate(policeOn)),
  ]
    .filter(Boolean)
    .join("\n");
}

export type DescribedStaffLine = ReturnType<typeof describeStaffLine>;
export type DescribedQueue = ReturnType<typeof describeQueue>;
