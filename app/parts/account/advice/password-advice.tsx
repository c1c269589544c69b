import { Link } from "react-router";
import { passwordWords } from "#content/account/password.ts";
import { Notice } from "#ui/notice.tsx";

/** The code of the flash message after a sign-up with a common password. */
export const commonPasswordCode = "password-common";

/** Advises somebody who signed up with a common password to choose another. */
export function PasswordAdvice({ code }: { code: string | null }) {
  if (code !== commonPasswordCode) return null;
  return (
    <Notice tone="caution">
      <p>{passwordWords.commonAdvice}</p>
      <p>
        <Link
          to="/account/password"
          className="inline-flex min-h-11 items-center font-medium underline underline-offset-4"
        >
          {passwordWords.chooseAnother}
        </Link>
      </p>
    </Notice>
  );
}
