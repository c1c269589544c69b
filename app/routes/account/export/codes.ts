import { standings as billStandings } from "#parts/fees/messages.ts";
import { noticeWords } from "#content/push/notice-words.ts";
import { homeworkWords } from "#content/lessons/report-words.ts";
import { staffRoleNames } from "#content/people/staff-roles.ts";
import type { SectionName } from "#data/account/export.ts";
import type { ByCode } from "#data/shared/tables.ts";
import type { MailGroup } from "#domain/mail/mail.ts";
import { experienceBandNames, qualificationNames } from "#domain/people/tutor-background-words.ts";
import { lookUp } from "#domain/shared/look-up.ts";
import { reasons } from "#parts/audit/reason-messages.ts";
import { askerWords, eventWords, sourceWords, stageWords } from "#parts/enquiries/messages.ts";
import { mailKinds } from "#parts/mail/messages.ts";
import { messages as mailMessages } from "#parts/account/mail-messages.ts";
import { relationWords } from "#parts/account/relation-messages.ts";
import { codeWords } from "./code-messages.ts";

const { groups, arrivals, arrivalsChoices } = mailMessages;
const { by, outcome } = codeWords;

type Words = Readonly<Record<string, string>>;

/** The words of each value that is a code. */
const codes: { readonly [Name in SectionName]?: Readonly<Record<string, Words>> } = {
  tutors: {
    status: codeWords.tutorStatus,
    qualification: qualificationNames,
    experience: experienceBandNames,
  },
  admins: { role: staffRoleNames, signUpMails: arrivalsChoices },
  assignments: { status: codeWords.assignmentStatus },
  content_items: {
    kind: codeWords.subject satisfies ByCode<"content_items", "kind">,
    cancelledBy: by satisfies ByCode<"content_items", "cancelled_as">,
  },
  lesson_requests: {
    kind: codeWords.requestKind satisfies ByCode<"lesson_requests", "kind">,
    askedAs: by satisfies ByCode<"lesson_requests", "asked_as">,
    answer: codeWords.answer satisfies ByCode<"lesson_requests", "answer">,
  },
  lesson_proposals: {
    kind: codeWords.proposal satisfies ByCode<"lesson_proposals", "way">,
    by: by satisfies ByCode<"lesson_proposals", "answered_as">,
  },
  substitutions: { answer: codeWords.answer satisfies ByCode<"substitutions", "answer"> },
  lesson_events: {
    what: codeWords.event,
    by: by satisfies ByCode<"lesson_events", "said_as">,
    outcome,
  },
  line_messages: { by },
  lesson_records: { outcome },
  lesson_bills: { standing: billStandings satisfies ByCode<"lesson_bills", "standing"> },
  pay_run_lessons: { standing: billStandings satisfies ByCode<"pay_run_lessons", "standing"> },
  lesson_reports: { lastHomework: homeworkWords, by },
  enquiries: { from: sourceWords, askedAs: askerWords },
  enquiry_events: { what: eventWords, stage: stageWords },
  demo_lessons: { outcome: codeWords.demoOutcome },
  mails: { kind: mailKinds },
  mail_refusals: { notWanted: { ...groups, arrivals } satisfies Record<MailGroup, string> },
  push_refusals: { notWanted: mailMessages.pushGroups },
  pushes: {
    kind: Object.fromEntries(Object.entries(noticeWords).map(([kind, [title]]) => [kind, title])),
  },
  mailed_links: { purpose: codeWords.linkPurpose },
  guardians: { relation: relationWords },
  guardian_links: { purpose: codeWords.guardianLink satisfies ByCode<"guardian_links", "opens"> },
  guardian_consents: { decision: codeWords.decision },
  audit_log: {
    outcome: codeWords.auditOutcome,
    reason: reasons,
    subject: codeWords.subject,
    by,
  },
};

/** A value of the export in words if it is a code, else null; one of an earlier version may have none. */
export function wordsOfCode(name: SectionName, fact: string, value: unknown): string | null {
  return lookUp(codes[name]?.[fact] ?? {}, typeof value === "string" ? value : null);
}
