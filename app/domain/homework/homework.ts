import { isCalendarDate, toIndiaDateTimeFields } from "#domain/shared/india-time.ts";
import { firstFailure, type Rule } from "#domain/shared/rules.ts";
import { isBlank, isLongerThan } from "#domain/shared/text-length.ts";
import { parseMark } from "#domain/teaching/mark.ts";

/** The most characters of each text, in UTF-16 units after trimming. */
export const homeworkLimits = { text: 1000, answer: 2000, word: 500 } as const;

/** Homework as a tutor sets it; an absent field is an empty string. */
export interface HomeworkInput {
  readonly text: string;
  /** YYYY-MM-DD; empty without a date. */
  readonly until: string;
}

type Setting = HomeworkInput & { readonly now: Date };

const settingRules = [
  [({ text }) => isBlank(text), "text-missing", "text"],
  [({ text }) => isLongerThan(text, homeworkLimits.text), "homework-too-long", "text"],
  [({ until }) => !isBlank(until) && !isCalendarDate(until), "homework-until-invalid", "until"],
  [
    ({ until, now }) => !isBlank(until) && until < toIndiaDateTimeFields(now).date,
    "homework-until-past",
    "until",
  ],
] as const satisfies readonly Rule<Setting, string, keyof HomeworkInput>[];

export type HomeworkProblem = (typeof settingRules)[number][1];

/** The first problem of homework that a tutor sets, or null. It is due today in India at the earliest. */
export const checkHomework = (input: HomeworkInput, now: Date) =>
  firstFailure(settingRules, { ...input, now });

export type AnswerProblem = "answer-missing" | "answer-too-long";

const answerRules: readonly Rule<{ text: string; photos: number }, AnswerProblem, "text">[] = [
  [({ text, photos }) => isBlank(text) && photos === 0, "answer-missing", "text"],
  [({ text }) => isLongerThan(text, homeworkLimits.answer), "answer-too-long", "text"],
];

/** The first problem of an answer, or null: it is a text, photos or both. */
export const checkAnswer = (text: string, photos: number) =>
  firstFailure(answerRules, { text, photos });

/** What a tutor says of an answer; an absent field is an empty string. */
export interface MarkingInput {
  readonly mark: string;
  readonly outOf: string;
  readonly word: string;
}

const markingRules = [
  [({ mark, outOf, word }) => [mark, outOf, word].every(isBlank), "marking-missing", "word"],
  [({ mark, outOf }) => isBlank(mark) && !isBlank(outOf), "mark-incomplete", "mark"],
  [({ mark, outOf }) => isBlank(outOf) && !isBlank(mark), "mark-incomplete", "outOf"],
  [({ mark }) => !isBlank(mark) && parseMark(mark) === null, "mark-invalid", "mark"],
  [({ outOf }) => !isBlank(outOf) && !parseMark(outOf), "mark-invalid", "outOf"],
  [({ mark, outOf }) => (parseMark(mark) ?? 0) > (parseMark(outOf) ?? 0), "mark-too-high", "mark"],
  [({ word }) => isLongerThan(word, homeworkLimits.word), "word-too-long", "word"],
] as const satisfies readonly Rule<MarkingInput, string, keyof MarkingInput>[];

export type MarkingProblem = (typeof markingRules)[number][1];

/** The first problem of a marking, or null: it is a mark out of something, a word or both. */
export const checkMarking = (input: MarkingInput) => firstFailure(markingRules, input);
