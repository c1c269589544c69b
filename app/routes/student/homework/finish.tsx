import { answerHomeworkTick } from "./answer-tick.ts";

/** Ticks homework as done. */
export const action = answerHomeworkTick(true);

export { leadToHomework as loader } from "./answer-tick.ts";
export { stayOnPage as clientAction } from "#parts/teaching/student/stay-on-page.ts";
export { NoPage as default } from "#shell/no-page.tsx";
