import type { Planner } from "#use-cases/timetable/change-lessons.ts";

/** What is said of a weekly time that is taken; the server says it, so the browser needs no words. */
export const clashWords = {
  at: (weekday: string, time: string) => `${weekday} ${time}`,
  /** The tutor teaches `name` then. */
  ones: (when: string, name: string) => `${when} is ${name}'s every week.`,
  /** The student learns then; a tutor isn't told with whom. */
  students: {
    admin: (when: string, tutor: string) =>
      tutor === ""
        ? `${when}: the student has another lesson every week.`
        : `${when}: the student has a lesson with ${tutor} every week.`,
    tutor: (when: string) => `${when}: the student has another lesson every week.`,
  } satisfies Record<Planner, (when: string, tutor: string) => string>,
  taken: (when: string, taken: number, weeks: number) =>
    `${when} is taken in ${taken} of ${weeks} weeks.`,
};
