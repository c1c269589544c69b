import { auditActions } from "#domain/audit/audit.ts";
import { sentences } from "#parts/audit/messages.ts";

// These actions are only logged when they are denied, so they are named by their denial.
const onlyDenied = new Set(["enter", "open-record", "send-form"]);

/** The actions by which the log is filtered. The server sends their names, which are many. */
export const actionChoices = auditActions.map((id) => ({
  id,
  name: sentences[id][onlyDenied.has(id) ? "denied" : "done"],
}));
