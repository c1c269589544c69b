import { redirect } from "react-router";
import type { Context } from "#request/context.ts";
import type { Result } from "#domain/shared/result.ts";
import { redirectWithFlashMessage } from "#request/flash-message.ts";
import type { PlainCode } from "#request/plain-codes.ts";

const importsPath = "/admin-dashboard/import";

/** Leads to an import that was started, or says why it was not. @param code of the message */
export function answerStart(
  context: Context,
  importId: string,
  result: Result,
  code: PlainCode,
): Promise<Response> | Response {
  const page = `${importsPath}/${importId}`;
  if (result.ok) return redirect(page, { status: 303 });
  return redirectWithFlashMessage(
    context,
    result.reason === "not-found" ? importsPath : page,
    code,
  );
}
