import type { LossProblem, NextStepProblem } from "#domain/enquiries/work.ts";

const tooLong = "Please use at most 2,000 characters.";

export const messages = {
  cancel: "Cancel",
  saving: "Saving...",
  call: {
    title: "Log a call",
    note: "What was said",
    optional: "optional",
    save: "Log Call",
    problems: { "too-long": tooLong },
    notPossible: "The call could not be logged: this enquiry no longer exists.",
  },
  loss: {
    title: "Mark as lost",
    reason: "Why",
    choose: "Choose a reason",
    note: "Note",
    optional: "optional",
    save: "Mark as Lost",
    problems: {
      "reason-missing": "Please choose a reason.",
      "note-missing": "Please say what the reason is.",
      "too-long": tooLong,
    } satisfies Record<LossProblem, string>,
    notPossible: "This enquiry is lost already, or has enrolled.",
  },
  step: {
    title: "Next step",
    hint: "Leave all empty for no next step.",
    nextStep: "What",
    date: "Date",
    time: "Time",
    save: "Save Next Step",
    problems: {
      "step-missing": "Please say what is to be done.",
      "too-long": "Please use at most 200 characters.",
      "date-missing": "Please fill in the date.",
      "time-missing": "Please fill in the time.",
      "no-such-time": "There is no such time. Please check it.",
    } satisfies Record<NextStepProblem, string>,
    notPossible: "The next step could not be saved: this enquiry no longer exists.",
  },
};
