import { RouterContextProvider } from "react-router";
import { test } from "vitest";
import { action as loginAsAdmin } from "../../app/routes/auth/admin-login/page.tsx";
import { action as login } from "../../app/routes/auth/login/page.tsx";
import { action as signUp } from "../../app/routes/auth/signup/page.tsx";
import { action as loginAsTutor } from "../../app/routes/auth/tutor-login/page.tsx";
import { action as apply } from "../../app/routes/auth/tutor-signup/page.tsx";
import { expectAgreement, formRequest, readRefusal, type Answer } from "./agree.ts";
import { signInForms, studentForms, tutorForms } from "./cases.ts";
import { signIn, studentSignUp, tutorSignUp } from "./model/accounts.ts";

type Action = (args: {
  request: Request;
  context: Readonly<RouterContextProvider>;
}) => Promise<unknown>;

/**
 * The very action of a screen, with the request that a browser makes, in an academy without
 * services: a form that passes the rules is the one that goes on to ask for them.
 */
function asked(action: unknown): Answer {
  return async (sent) => {
    const args = { request: formRequest(sent), context: new RouterContextProvider() };
    try {
      return readRefusal(await (action as Action)(args));
    } catch (error) {
      if (error instanceof Error && error.message === "No value found for context") return null;
      throw error;
    }
  };
}

test.each([
  ["/login", login],
  ["/tutor-login", loginAsTutor],
  ["/admin-login", loginAsAdmin],
])("%s judges any form as §5 does", async (_, action) => {
  await expectAgreement(signInForms, signIn, asked(action), { namesField: false });
});

test("/signup judges any form as §5 does", async () => {
  await expectAgreement(studentForms, studentSignUp, asked(signUp));
});

test("/tutor-signup judges any application as §5 does", async () => {
  await expectAgreement(tutorForms, tutorSignUp, asked(apply));
});
