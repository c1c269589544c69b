import { data, type RouterContextProvider } from "react-router";
import { readForm } from "#access/form.ts";
import type { Proof, ProofFailure } from "#access/second-factor.ts";
import { passwordWords } from "#content/password.ts";
import { askToWait } from "../../ask-to-wait.ts";
import { messages } from "./messages.ts";

export interface ProofRefusal {
  error: string;
  field: "password" | "code" | null;
}

const refusals: Record<Exclude<ProofFailure["is"], "limited">, ProofRefusal> = {
  "password-missing": { error: passwordWords.fillAll, field: "password" },
  "code-missing": { error: passwordWords.fillAll, field: "code" },
  "wrong-password": { error: messages.wrongPassword, field: "password" },
  "wrong-code": { error: messages.wrongCode, field: "code" },
};

/** What was typed to prove that it is the admin. */
export async function readProof(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<Proof> {
  const form = await readForm(request, context);
  return { password: form.text("password"), code: form.text("code") };
}

/** The answer to a proof that failed. */
export function refuseProof(failure: ProofFailure) {
  if (failure.is === "limited") {
    const error = messages.tooMany(failure.minutes);
    return data<ProofRefusal>({ error, field: null }, askToWait(failure.minutes));
  }
  return data<ProofRefusal>(refusals[failure.is], { status: 400 });
}
