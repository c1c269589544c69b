import { passwordWords } from "#content/password.ts";

export const messages = {
  title: "Is it you?",
  pageTitle: "Is it you? · Viluva",
  text: "This needs more than being signed in. Please show that it is you; then you go on where you were.",
  password: "Password",
  code: "Or a code",
  codeHint: "The six digits that your app shows now, or a recovery code.",
  passkey: "Use a Passkey",
  confirm: "Continue",
  missing: passwordWords.fillAll,
  wrongPassword: passwordWords.wrong,
  wrongCode: "That code is not right, or was used already.",
  wrongPasskey: "That did not work. Please try again, or type your password.",
  cancelled: "No passkey was used. Try again, or type your password.",
  offline: "We could not be reached. Check your connection and try again.",
  tooMany: passwordWords.tooManyWrong,
};
