import { leadToStudents, stating } from "./state.ts";

/** Says that two students are brothers or sisters. */
export const action = stating("confirm-sibling");

export const loader = leadToStudents;

export { revertOnFailure as clientAction } from "#shell/failed-submit.ts";
