import { answerTick } from "./answer.ts";

/** Ticks a recording as watched, or an exam as done. */
export const action = answerTick(true);

export { leadToCourse as loader } from "./answer.ts";
export { stayOnPage as clientAction } from "#parts/teaching/student/stay-on-page.ts";
export { NoPage as default } from "#shell/no-page.tsx";
