import { answerTick } from "./answer.ts";

/** Removes the tick of a recording or an exam. */
export const action = answerTick(false);

export { leadToCourse as loader } from "./answer.ts";
export { stayOnPage as clientAction } from "#parts/teaching/student/stay-on-page.ts";
export { NoPage as default } from "#shell/no-page.tsx";
