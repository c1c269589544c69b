import { data } from "react-router";
import type { Context } from "#request/context.ts";
import { readForm } from "#request/form.ts";
import type { Proof, SecondFactorRefusal } from "#use-cases/account/second-factor.ts";
import { passwordWords } from "#content/account/password.ts";
import { tooManyRequests } from "#shell/too-many-requests.ts";
import { messages } from "./messages.ts";

export interface ProofRefusal {
  error: string;
  field: "password" | "code" | null;
}

const refusals: Record<Exclude<SecondFactorRefusal["reason"], "limited">, ProofRefusal> = {
  "password-missing": { error: passwordWords.fillAll, field: "password" },
  "code-missing": { error: passwordWords.fillAll, field: "code" },
  "wrong-password": { error: messages.wrongPassword, field: "password" },
  "wrong-code": { error: messages.wrongCode, field: "code" },
};

/** Reads the password and code that prove the admin's identity. */
export async function readProof(request: Request, context: Context): Promise<Proof> {
  const form = await readForm(request, context);
  return { password: form.text("password"), code: form.text("code") };
}

/** The response to a failed proof. */
export function refuseProof(refusal: SecondFactorRefusal) {
  if (refusal.reason === "limited") {
    const error = messages.tooMany(refusal.minutes);
    return data<ProofRefusal>({ error, field: null }, tooManyRequests(refusal.minutes));
  }
  return data<ProofRefusal>(refusals[refusal.reason], { status: 400 });
}
