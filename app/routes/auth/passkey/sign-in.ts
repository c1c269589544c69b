import { data, redirect } from "react-router";
import type { Role } from "#domain/audit/audit.ts";
import { readForm } from "#request/form.ts";
import { signInWithPasskey } from "#use-cases/account/passkey-sign-in.ts";
import { tooManyRequests } from "#shell/too-many-requests.ts";
import { messages as admin } from "#routes/auth/admin-login/messages.ts";
import { homes } from "#shell/homes.ts";
import { messages as student } from "#routes/auth/login/messages.ts";
import { messages } from "#parts/account/sign-in/messages.ts";
import { signInPaths } from "#parts/account/sign-in/sign-in-paths.ts";
import { messages as tutor } from "#routes/auth/tutor-login/messages.ts";
import type { Route } from "./+types/sign-in.ts";

const noRecord: Record<Role, string> = {
  student: student.noRecord,
  tutor: tutor.noRecord,
  admin: admin.noRecord,
};

function readRole(role: string): Role {
  if (Object.hasOwn(noRecord, role)) return role as Role;
  throw data("no-role", { status: 404 });
}

export function loader({ params }: Route.LoaderArgs) {
  return redirect(signInPaths[readRole(params.role)]);
}

/** The sign-in with a passkey at one role's screen, whose script reads the JSON of the answer. */
export async function action({ request, context, params }: Route.ActionArgs): Promise<Response> {
  const role = readRole(params.role);
  const form = await readForm(request, context);
  const result = await signInWithPasskey(context, request, role, form.text("answer"));
  if (result.ok) {
    return Response.json({ next: homes[role] }, { headers: { "set-cookie": result.value.cookie } });
  }
  if (result.reason === "limited") {
    const error = messages.tooMany(result.minutes);
    return Response.json({ error }, tooManyRequests(result.minutes));
  }
  return result.reason === "no-record"
    ? Response.json({ error: noRecord[role] }, { status: 403 })
    : Response.json({ error: messages.passkey.wrong }, { status: 400 });
}
