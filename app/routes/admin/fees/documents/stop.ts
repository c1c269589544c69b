import { redirect } from "react-router";
import { redirectWithFlashMessage } from "#request/flash-message.ts";
import { stopIssuing } from "#use-cases/fees/documents.ts";
import { documentsPage } from "../request.ts";
import type { Route } from "./+types/stop.ts";

/** Stops the issuing of invoices. */
export async function action({ context }: Route.ActionArgs) {
  const result = await stopIssuing(context);
  const code = result.ok ? "invoices-stopped" : "invoices-not-issued";
  return redirectWithFlashMessage(context, documentsPage, code);
}

export const loader = () => redirect(documentsPage);
