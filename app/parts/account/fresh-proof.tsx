import { data } from "react-router";
import { passwordWords } from "#content/account/password.ts";
import { proofField } from "#domain/account/fresh-proof.ts";
import type { FreshProofRefusal } from "#security/fresh-proof.ts";
import { TextField } from "#ui/field.tsx";
import { HiddenUsername } from "#ui/credentials/hidden-username.tsx";
import { Notice } from "#ui/notice.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { tooManyRequests } from "#shell/too-many-requests.ts";

/** The answer to a form whose sender did not prove anew that the account is theirs. */
export function refuseUnproved(refusal: FreshProofRefusal) {
  if (refusal.reason === "limited") {
    const error = passwordWords.tooManyWrong(refusal.minutes);
    return data({ error }, tooManyRequests(refusal.minutes));
  }
  const { fillAll, wrong } = passwordWords;
  const error = refusal.reason === "password-missing" ? fillAll : wrong;
  return data({ error }, { status: 400 });
}

/** Leads to the screen where a passkey or a code is a proof, too, and back. */
export function OtherProof({ next }: { next: string }) {
  return (
    <TextLink to={`/account/proof?${new URLSearchParams({ next })}`} className="justify-self-start">
      {passwordWords.otherProof}
    </TextLink>
  );
}

/** The part of a form in which a person proves anew that the account is theirs. */
export function FreshProofFields({ email, error }: { email: string; error: string | undefined }) {
  return (
    <>
      <HiddenUsername email={email} />
      <TextField
        label={passwordWords.own}
        name={proofField}
        type="password"
        autoComplete="current-password"
        invalid={error !== undefined}
      />
      {error && <Notice tone="danger">{error}</Notice>}
    </>
  );
}
