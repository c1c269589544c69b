import { auditActions } from "#domain/audit/actions.ts";
import { denials, sentences } from "#parts/audit/messages.ts";

/** The actions by which the log is filtered. The server sends their names, which are many. */
export const actionChoices = auditActions.map((id) => ({
  id,
  name: { ...denials, ...sentences }[id],
}));
