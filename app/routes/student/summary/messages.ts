import { count } from "#content/shared/count.ts";
import type { GuardianTask } from "#domain/guardians/guardian.ts";

export const messages = {
  forToday: "For today",
  toDo: "To do",
  nothingToDo: "Nothing at the moment.",
  moreToDo: (number: number, course: string) => `${number} more in ${course}`,
  cloth: "Your cloth",
  emptyCloth: "It begins with your first lesson. Each lesson you attend adds a diamond.",
  attended: (number: number) => `${count(number, "lesson", "lessons")} attended.`,
  eachLesson: "Each lesson you attend adds a diamond.",
  forYou: "For you to do",
  states: {
    asked: "To answer",
    waiting: "Waiting",
    done: "Done",
    later: "Later",
  } satisfies Record<GuardianTask["state"], string>,
  optional: "Optional",
  password: "Choose a stronger password",
};
