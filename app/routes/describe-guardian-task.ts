import type { ConsentState, GuardianTask } from "#domain/guardian.ts";
import { guardianWords as words } from "./guardian-words.ts";

/** What the home says about the next question; read by loaders, so that the words are not script. */
export function describeGuardianTask(task: GuardianTask, consent: ConsentState | null) {
  const { save, nameGuardian, see, later } = words;
  return { ...task, ...describe(task, consent), words: { save, nameGuardian, see, later } };
}

export type GuardianTaskDescription = ReturnType<typeof describeGuardianTask>;

function describe({ question, state }: GuardianTask, consent: ConsentState | null) {
  if (question === "answer") {
    return { title: words.yourGuardian, text: words.consentStates[consent ?? "unanswered"] };
  }
  const [title, text] =
    question === "birth-date"
      ? [words.cardBirthDate, words.cardBirthDateText]
      : [words.guardianTitle, words.cardGuardianText];
  // The question itself is asked once.
  return { title: state === "later" ? words.title : title, text };
}
