import { studentWords } from "#content/account/profile.ts";
import { checkStudentSignUp } from "#domain/account/student-sign-up.ts";
import { toStudentProfile } from "#parts/account/profile-form.ts";
import { signUpAction } from "#parts/account/sign-in/sign-up-action.ts";
import { readStudentSignUp } from "#parts/account/sign-in/sign-up-form.ts";
import type { Context } from "#request/context.ts";
import { homes } from "#shell/homes.ts";
import { signUpStudent } from "#use-cases/account/sign-up.ts";

/** The action of both forms that make a student's account. */
export function signUp(args: { request: Request; context: Context }) {
  return signUpAction(args, {
    read: readStudentSignUp,
    check: checkStudentSignUp,
    problems: studentWords.problems,
    signUp: (input) => signUpStudent(args.context, input, toStudentProfile(input)),
    home: homes.student,
  });
}
