import { leadToStudents, stating } from "./state.ts";

/** Takes back what was said of two students. */
export const action = stating("forget-sibling");

export const loader = leadToStudents;

export { revertOnFailure as clientAction } from "#shell/failed-submit.ts";
