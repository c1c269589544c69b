import { passwordWords } from "#content/account/password.ts";

export const messages = {
  title: "Confirm it's you",
  pageTitle: "Confirm it's you",
  text: "Please confirm that it's you before you continue. You will then go straight on with what you were doing.",
  password: "Password",
  code: "Or a code",
  codeHint: "The six digits that your app shows now, or a recovery code.",
  passkey: "Use a Passkey",
  confirm: "Continue",
  missing: passwordWords.fillAll,
  wrongPassword: passwordWords.wrong,
  wrongCode: "That code is wrong or has already been used.",
  wrongPasskey: "That did not work. Please try again, or type your password.",
  cancelled: "No passkey was used. Try again, or type your password.",
  offline: "We could not be reached. Check your connection and try again.",
  tooMany: passwordWords.tooManyWrong,
};
