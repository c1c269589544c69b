import { inMinutes } from "#content/count.ts";
import { passwordWords } from "#content/password.ts";

/** Words that the auth cards share. */
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
  offline: "We could not be reached. Check your connection and try again.",
  away: "Our database is not answering at the moment. What you entered is still here. Please try again in a minute.",
  code: {
    pageTitle: "One more step · Viluva",
    title: "One more step",
    description:
      "This device is new to us. Type the six digits that your app shows now, or one of your recovery codes.",
    code: "Code",
    remember: "Don't ask on this device for 30 days",
    wrong: "That code is not right, or was used already.",
    over: "That took too long. Please sign in again.",
    links: [{ before: "Changed your mind?", label: "Back to Admin Sign In", to: "/admin-login" }],
  },
  tooMany: (minutes: number) =>
    `Too many sign-in attempts. Please try again in ${inMinutes(minutes)}.`,
  tooManySignUps: (minutes: number) =>
    `Many people have signed up from your network just now. Please try again in ${inMinutes(minutes)}.`,
  tooManyResets: (minutes: number) =>
    `Many people have asked from your network just now. Please try again in ${inMinutes(minutes)}.`,
};

/** What a person is told above a card, by the code that a change leaves behind. */
export const notices: Record<string, string> = {
  "password-reset":
    "Your password is changed, and you are signed out everywhere. Please sign in with the new one.",
  "email-verified": "Thank you. Your email address is confirmed.",
  "email-changed": "Your email address is changed. Please sign in with the new one.",
  "email-restored":
    "Your account has its old email address again, and your new password. Please sign in.",
};
