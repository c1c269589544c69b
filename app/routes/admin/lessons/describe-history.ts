import type { LessonEvidence } from "#data/lessons/evidence.ts";
import type {
  LessonMail,
  LessonPlan,
  LessonProposal,
  LessonRequestRecord,
} from "#data/lessons/history.ts";
import { formatDateTime } from "#domain/shared/dates.ts";
import { canCancel } from "#domain/timetable/cancellation.ts";
import { describeLine } from "#parts/office/describe-line.ts";
import { messages } from "./history-messages.ts";
import { lessonPage } from "./address.ts";

/** A line of a history: what, and below it who and when. */
export interface HistoryLine {
  /** Of its own among the lines of a part. */
  key: string;
  what: string;
  about: string;
  /** What somebody wrote. */
  text: string;
}

/** A part of a lesson's history; those without lines are left out. */
export interface HistoryPart {
  title: string;
  lines: HistoryLine[];
}

/** What a lesson's page says of its plan. */
export interface PlanFact {
  label: string;
  value: string;
  /** Within the product; or anywhere, for a link that somebody typed. */
  to: string | null;
  isExternal?: boolean;
}

/** The requests, mails and changes of a lesson. */
export function describeHistory({
  requests,
  proposals,
  mails,
  log,
  plan,
}: LessonEvidence): HistoryPart[] {
  const lines = log.map((line) => describeLine(line));
  const changes = lines.map(({ id, what, who, when, role, reason, isDenied }) => ({
    key: id,
    what: isDenied && reason ? messages.because(what, reason) : what,
    about: `${who === null ? messages.nobody : [who, role].filter(Boolean).join(", ")} · ${when}`,
    text: "",
  }));
  const parts = [
    { title: messages.requests, lines: requests.map(describeRequest) },
    { title: messages.proposals, lines: proposals.map(describeProposal) },
    { title: messages.mails, lines: mails.map(describeMail) },
    { title: messages.log, lines: changes },
  ];
  return plan ? parts.filter(({ lines: shown }) => shown.length > 0) : [];
}

function describeRequest(request: LessonRequestRecord): HistoryLine {
  const { kind, wantedAt, askedAt, answer, answeredAt, reason, answerReason } = request;
  const asked = wantedAt ? messages.askedFor(formatDateTime(wantedAt)) : messages.asked[kind];
  const answered = answer ? messages.answers[answer] : messages.waits;
  return {
    key: askedAt,
    what: `${asked}. ${answered}`,
    about: [askedAt, answeredAt].flatMap((at) => (at ? [formatDateTime(at)] : [])).join(" · "),
    text: [reason, answerReason].filter(Boolean).join(" · "),
  };
}

function describeProposal(proposal: LessonProposal): HistoryLine {
  const { id, way, wasAt, comment, answeredAt, answeredAs, name, expiresAt } = proposal;
  const asked = messages.proposed[way](formatDateTime(wasAt));
  const party = answeredAs && messages.by(messages.parties[answeredAs], name ?? messages.forgotten);
  const until = !proposal.isWithdrawn && messages.answerBy(formatDateTime(expiresAt));
  const when = answeredAt ? formatDateTime(answeredAt) : until;
  return {
    key: id,
    what: `${asked}. ${describeAnswer(proposal)}`,
    about: [party, when].filter(Boolean).join(" · "),
    text: comment,
  };
}

function describeAnswer(proposal: LessonProposal): string {
  const { suits, isKept, isEnded, isWithdrawn, expiresAt } = proposal;
  if (suits) return messages.suits;
  if (isWithdrawn) return messages.unanswered.changed;
  if (suits === null) {
    const isOver = isEnded || Date.parse(expiresAt) <= Date.now();
    return messages.unanswered[isOver ? "over" : "open"];
  }
  if (isKept) return messages.unsuited.kept;
  return messages.unsuited[isEnded ? "changed" : "waits"];
}

function describeMail(mail: LessonMail): HistoryLine {
  const { kind, what, was, name, isToGuardian } = mail;
  const subject = what ? messages.changes[what] : (messages.mail[kind] ?? messages.otherMail);
  const to = name ? [messages[isToGuardian ? "toGuardian" : "to"](name)] : [];
  return {
    key: mail.id,
    what: was ? messages.movedMail(subject, formatDateTime(was)) : subject,
    about: [...to, describeSending(mail)].join(" · "),
    text: "",
  };
}

function describeSending({ dueAt, sentAt, failedAt }: LessonMail): string {
  if (sentAt) return messages.sent(formatDateTime(sentAt));
  if (failedAt) return messages.failed(formatDateTime(failedAt));
  return messages.willBeSent(formatDateTime(dueAt));
}

/** What is planned: title, link, series, make-up lessons and a cancellation. */
export function describePlan(plan: LessonPlan): PlanFact[] {
  const fact = (label: string, value: string, to: string | null = null, isExternal = false) => ({
    label,
    value,
    to,
    isExternal,
  });
  const { title, url, isOfSeries, seriesStart, cancelled, makesUpFor, madeUpBy } = plan;
  const series = seriesStart ? messages.movedFrom(formatDateTime(seriesStart)) : messages.ofSeries;
  const linked = (label: string, lesson: LessonPlan["madeUpBy"]) =>
    lesson ? [fact(label, formatDateTime(lesson.startsAt), lessonPage(lesson.id))] : [];
  return [
    fact(messages.title, title),
    url ? fact(messages.link, url, url, true) : fact(messages.link, messages.noLink),
    ...(isOfSeries ? [fact(messages.series, series)] : []),
    ...(cancelled ? [fact(messages.cancelled, describeCancelled(cancelled))] : []),
    ...describeSubstitution(plan).map((value) => fact(messages.substitute, value)),
    ...(plan.declinedBy.length > 0 ? [fact(messages.declined, plan.declinedBy.join(", "))] : []),
    ...linked(messages.makesUpFor, makesUpFor),
    ...linked(messages.madeUpBy, madeUpBy),
    ...(cancelled?.isMakeUpOwed && !madeUpBy ? [fact(messages.madeUpBy, messages.owed)] : []),
    fact(messages.planned, formatDateTime(plan.plannedAt)),
  ];
}

function describeSubstitution({ substitute, isSubstituteWanted }: LessonPlan): string[] {
  if (!substitute) return isSubstituteWanted ? [messages.wanted] : [];
  const { name, tutorName, hasAccepted } = substitute;
  const who = messages.insteadOf(name, tutorName);
  return [messages[hasAccepted ? "accepted" : "noAnswer"](who)];
}

function describeCancelled({ at, by, name, reason }: NonNullable<LessonPlan["cancelled"]>) {
  const party = messages.cancelledBy[by];
  const who = name ? messages.by(party, name) : party;
  return messages.because(`${formatDateTime(at)}, ${who}`, reason);
}

/** What can be done about a lesson now. */
export function findChanges({ plan, proposals, startsAt, minutes }: LessonEvidence) {
  const isRefused = proposals.some((one) => one.suits === false && !one.isKept && !one.isEnded);
  if (!plan?.isTaught) {
    return { canMove: false, canCancel: false, canMakeUp: false, isOwed: false, isRefused: false };
  }
  const lesson = { startsAt: new Date(startsAt), minutes, isMadeUp: plan.madeUpBy !== null };
  const isCancelled = plan.cancelled !== null;
  return {
    canMove: !isCancelled,
    canCancel: canCancel({ ...lesson, isCancelled }, new Date()),
    canMakeUp: isCancelled && !lesson.isMadeUp,
    isOwed: plan.cancelled?.isMakeUpOwed ?? false,
    isRefused,
  };
}
