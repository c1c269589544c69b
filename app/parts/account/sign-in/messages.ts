import { inMinutes } from "#content/shared/count.ts";
import { passwordWords } from "#content/account/password.ts";

/** The words shared by the auth cards. */
export const messages = {
  close: "Close",
  signIn: "Sign In",
  signingIn: "Signing In...",
  creatingAccount: "Creating Account...",
  email: "Email",
  password: "Password",
  confirmPassword: passwordWords.confirm,
  passwordHint: passwordWords.hint,
  strength: passwordWords.strength,
  fillAll: passwordWords.fillAll,
  passwordsDiffer: passwordWords.differ,
  passwordTooShort: passwordWords.tooShort,
  forgotten: "Forgot your password?",
  emailInvalid: "Please enter a valid email address.",
  tooLong: passwordWords.tooLong,
  createFailed: "Failed to create account. Please try again.",
  createFailedHint:
    "This address may have an account already, as a student or as a tutor. Then sign in there, or choose “Forgot your password?” on that page.",
  offline: "We could not be reached. Check your connection and try again.",
  away: "We can't reach our database right now. What you entered is still here. Please try again in a minute.",
  busy: "Many people are signing in at the moment. What you entered is still here. Please try again in a minute.",
  code: {
    title: "One more step",
    description:
      "This device is new to us. Type the six digits that your app shows now, or one of your recovery codes.",
    code: "Code",
    remember: "Don't ask on this device for 30 days",
    wrong: "That code is wrong or has already been used.",
    over: "That took too long. Please sign in again.",
    links: [{ before: "Changed your mind?", label: "Back to Admin Sign In", to: "/admin-login" }],
  },
  passkey: {
    signIn: "Sign In with a Passkey",
    cancelled: "No passkey was used. Try again, or sign in with your password.",
    wrong: "We don't know that passkey. Please sign in with your password.",
  },
  tooMany: (minutes: number) =>
    `Too many sign-in attempts. Please try again in ${inMinutes(minutes)}.`,
  tooManySignUps: (minutes: number) =>
    `Many people have just signed up from your network. Please try again in ${inMinutes(minutes)}.`,
  tooManyResets: (minutes: number) =>
    `We have just had many requests from your network. Please try again in ${inMinutes(minutes)}.`,
};

const commonPassword =
  "Many people use that password, so attackers try it first. A different one would be safer.";

/** The texts of flash messages above a card, by their codes. */
export const notices: Record<string, string> = {
  "password-reset":
    "Your password has been changed, and you are signed out everywhere. Please sign in with the new one.",
  "password-reset-common": `Your password has been changed, and you are signed out everywhere. ${commonPassword}`,
  "email-restored-common": `Your account has its old email address again, and your new password. ${commonPassword}`,
  "email-verified": "Thank you. Your email address is confirmed.",
  "email-changed": "Your email address has been changed. Please sign in with the new one.",
  "email-restored":
    "Your account has its old email address again, and your new password. Please sign in.",
};
