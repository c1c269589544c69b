import { findHomeworkOfChild, type AnsweredHomework } from "#data/homework/answers.ts";
import { listLinkedChildren } from "#data/guardians/guarded-children.ts";
import { canReadReports } from "#domain/guardians/guardian.ts";
import { isRecordId } from "#domain/shared/record-id.ts";
import { servicesContext, type Context } from "#request/context.ts";
import { denyLink } from "#use-cases/guardians/deny-link.ts";

/**
 * Homework of one of the children of a guardian's page, only while the guardian consents to the text that
 * speaks of reports; its photos only with consent to the one that speaks of photos.
 *
 * @throws 404 as for a link that is not valid
 */
export async function loadChildsHomework(
  context: Context,
  token: string,
  homeworkId: string,
): Promise<AnsweredHomework> {
  const { database } = context.get(servicesContext);
  const children = (await listLinkedChildren(database, token)).filter(canReadReports);
  const ids = children.map(({ studentId }) => studentId);
  if (ids.length === 0 || !isRecordId(homeworkId)) return denyLink(context);
  return (await findHomeworkOfChild(database, ids, homeworkId, new Date())) ?? denyLink(context);
}
