import type { DecisionProblem } from "#domain/lessons/decision.ts";
import {
  queueHours,
  type Decision,
  type LessonEvent,
  type Party,
} from "#domain/lessons/settlement.ts";
import { outcomes as decided, standings } from "#parts/lessons/messages.ts";

const outcomes: Record<Decision, string> = { ...decided, moved: "It counts at its new time" };

const parties: Record<Party, string> = {
  student: "Student",
  guardian: "Guardian",
  tutor: "Tutor",
  admin: "Admin",
};

const said: Record<LessonEvent["what"], (outcome: string, startsAt: string) => string> = {
  joined: () => "Pressed Join",
  settled: (outcome) => `Said: ${outcome}`,
  disputed: () => "Said: It did not take place",
  moved: (_, startsAt) => `The lesson was moved after its start, which was ${startsAt}`,
  decided: (outcome) => `Decided: ${outcome}`,
};

const problems: Record<DecisionProblem | "not-possible", string> = {
  "decision-missing": "Please choose how the lesson turned out.",
  "reason-missing": "Please give a reason.",
  "reason-too-long": "Please use at most 1,000 characters for the reason.",
  "not-possible":
    "This lesson cannot be decided. It is planned, cancelled, or its student was deleted.",
};

export const messages = {
  title: "Lessons to settle",
  intro: `Disputes first, then lessons that nobody has settled within ${queueHours} hours of their end. Open one to see who joined and what was said.`,
  none: "No lessons to settle.",
  quality: "Quality of lessons",
  lesson: "Lesson",
  when: "When",
  waits: "Why",
  standings,
  tutor: parties.tutor,
  student: parties.student,
  formerTutor: "A former tutor",
  formerStudent: "A former student",
  standing: "Outcome",
  guardianRead: "Guardian's page last opened",
  report: "The tutor's report",
  evidence: "What is known",
  noEvidence: "Nobody pressed Join or said anything.",
  at: "At",
  who: "Who",
  parties,
  nobody: "–",
  what: "What",
  said,
  outcomes,
  reasonGiven: (reason: string) => `Reason: ${reason}`,
  decide: "Decide",
  decision: "How it turned out",
  reason: "Reason",
  save: "Save Decision",
  saving: "Saving...",
  back: "Back to the lessons to settle",
  problems,
};
