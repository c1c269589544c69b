import {
  maxCountedEnquiries,
  enquiryStages,
  isOpenStage,
  type EnquiryStage,
} from "#domain/enquiries/stage.ts";
import type { EnquiryCard, EnquiryColumn, EnquiryList } from "#data/enquiries/board.ts";
import { knownSubjects } from "#domain/teaching/catalogue/catalogue-ids.ts";
import { nameOfClass, subjectName } from "#domain/teaching/catalogue/catalogue.ts";
import { formatTime } from "#domain/shared/dates.ts";
import { nameDay } from "#domain/shared/day.ts";
import { isLate } from "#domain/enquiries/answer.ts";
import { enquirySources } from "#domain/enquiries/enquiry.ts";
import { describeAge } from "./age.ts";
import { addressOf, pageOf, type AskedEnquiries } from "./request.ts";
import { sourceWords, stageWords } from "#parts/enquiries/messages.ts";
import { cardWords } from "./card-messages.ts";

/** "Class 10 · Mathematics, Physics" */
export function describeCourse(classId: string, subjectIds: readonly string[]): string {
  const subjects = knownSubjects(subjectIds).map(subjectName).join(", ");
  return cardWords.course(nameOfClass(classId), subjects);
}

/** "Tomorrow, 6:00 PM" */
export function describeWhen(moment: Date, now: Date): string {
  return cardWords.at(nameDay(moment, now), formatTime(moment));
}

/** What is done next, and when; null for nothing. */
export function describeNext(
  { nextStep, nextStepAt }: Pick<EnquiryCard, "nextStep" | "nextStepAt">,
  now: Date,
): string | null {
  if (nextStep === null || nextStepAt === null) return null;
  return cardWords.next(nextStep, describeWhen(nextStepAt, now));
}

function toCard(card: EnquiryCard, now: Date) {
  const { id, stage, name, classId, subjectIds, createdAt, ownerName, nextStepAt } = card;
  return {
    id,
    name,
    to: pageOf(id),
    course: describeCourse(classId, subjectIds),
    age: describeAge(createdAt, now),
    owner: ownerName ?? cardWords.nobody,
    next: describeNext(card, now),
    isOverdue: nextStepAt !== null && nextStepAt < now,
    isLate: isOpenStage(stage) && isLate(card, now),
    repeats: card.repeats && { ...card.repeats, to: pageOf(card.repeats.id) },
    isToConfirm: card.isRepeated && card.answeredAt === null,
  };
}

export type CardView = ReturnType<typeof toCard>;

const byStage = (asked: AskedEnquiries, stage: EnquiryStage | null) =>
  addressOf({ ...asked, stage, after: null });

function toColumn({ stage, count, cards }: EnquiryColumn, asked: AskedEnquiries, now: Date) {
  return {
    id: stage as string,
    name: stageWords[stage],
    count: cardWords.counted(count, maxCountedEnquiries),
    cards: cards.map((card) => toCard(card, now)),
    all: count > cards.length ? byStage(asked, stage) : null,
  };
}

/** The choices of the form above the board, and what is chosen. */
export function describeFilters({ stage, source, isMine, isLate: late }: AskedEnquiries) {
  return {
    stages: enquiryStages.map((id) => ({ id: id as string, name: stageWords[id] })),
    sources: enquirySources.map((id) => ({ id: id as string, name: sourceWords[id] })),
    chosen: {
      stage: stage ?? "",
      source: source ?? "",
      whose: isMine ? "mine" : "",
      answer: late ? "late" : "",
    },
  };
}

/** The columns of the board. */
export function describeColumns(
  columns: readonly EnquiryColumn[],
  asked: AskedEnquiries,
  now: Date,
) {
  return columns.map((column) => toColumn(column, asked, now));
}

/** The list of one stage. */
export function describeList(
  { cards, next }: EnquiryList,
  stage: EnquiryStage,
  asked: AskedEnquiries,
  now: Date,
) {
  return {
    name: stageWords[stage],
    cards: cards.map((card) => toCard(card, now)),
    board: byStage(asked, null),
    first: asked.after === null ? null : byStage(asked, stage),
    next: next && addressOf({ ...asked, after: next }),
  };
}
