import { shownConsent, type ConsentState, type GuardianTask } from "#domain/guardians/guardian.ts";
import { guardianWords as words } from "./messages.ts";

/** What the home says about the next question; read by loaders, so that the words are not script. */
export function describeGuardianTask(task: GuardianTask, answer: Answer) {
  const { save, nameGuardian, see, later } = words;
  return { ...task, ...describe(task, answer), words: { save, nameGuardian, see, later } };
}

export type GuardianTaskDescription = ReturnType<typeof describeGuardianTask>;

interface Answer {
  consent: ConsentState | null;
  consentVersion: number | null;
}

function describe({ question, state }: GuardianTask, { consent, consentVersion }: Answer) {
  if (question === "answer") {
    const shown = shownConsent({ consent: consent ?? "unanswered", consentVersion });
    return { title: words.yourGuardian, text: words.consentStates[shown] };
  }
  const [title, text] =
    question === "birth-date"
      ? [words.cardBirthDate, words.cardBirthDateText]
      : [words.guardianTitle, words.cardGuardianText];
  // The question itself is asked once.
  return { title: state === "later" ? words.title : title, text };
}
