import { leadToStudents, stating } from "./state.ts";

/** Says that two students are not related. */
export const action = stating("reject-sibling");

export const loader = leadToStudents;

export { revertOnFailure as clientAction } from "#shell/failed-submit.ts";
