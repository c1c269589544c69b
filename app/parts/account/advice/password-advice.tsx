import { Link } from "react-router";
import { Notice } from "#ui/notice.tsx";
import { messages } from "./password-advice-messages.ts";

/** The code of the flash message after a sign-up with a common password. */
export const commonPasswordCode = "password-common";

/** Advises somebody who signed up with a common password to choose another. */
export function PasswordAdvice({ code }: { code: string | null }) {
  if (code !== commonPasswordCode) return null;
  return (
    <Notice tone="caution">
      <p>{messages.common}</p>
      <p>
        <Link
          to="/account/password"
          className="inline-flex min-h-11 items-center font-medium underline underline-offset-4"
        >
          {messages.chooseAnother}
        </Link>
      </p>
    </Notice>
  );
}
