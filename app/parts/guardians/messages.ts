import type { ShownConsent } from "#domain/guardians/guardian.ts";
import { birthDateWords } from "./birth-date-messages.ts";

/** What the student's home and the page about age and guardian both say. */
export const guardianWords = {
  ...birthDateWords,
  title: "Age and guardian",
  save: "Save",
  guardianTitle: "Who is your parent or guardian?",
  nameGuardian: "Name your guardian",
  consentStates: {
    unanswered: "We have asked them and are waiting for their answer.",
    given: "They consent.",
    outdated:
      "They consent to an earlier text. We have asked them again: until they say yes, what is new in it is not open.",
    withheld: "They do not consent. An admin will contact your family.",
    withdrawn: "They have withdrawn their consent. An admin will contact your family.",
  } satisfies Record<ShownConsent, string>,
  yourGuardian: "Your guardian",
  see: "See age and guardian",
  cardBirthDate: "How old are you?",
  cardBirthDateText: "If you are under 18, a parent or guardian gets a page with your lessons.",
  cardGuardianText:
    "Because you are under 18, we ask a parent or guardian for consent. They get a page with your lessons.",
  later: "Not now",
};
