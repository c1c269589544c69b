import { answerHomeworkTick } from "./answer-tick.ts";

/** Removes the tick of homework. */
export const action = answerHomeworkTick(false);

export { leadToHomework as loader } from "./answer-tick.ts";
export { stayOnPage as clientAction } from "#parts/teaching/student/stay-on-page.ts";
export { NoPage as default } from "#shell/no-page.tsx";
