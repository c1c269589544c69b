import { passwordWords } from "#content/account/password.ts";
import type { PasswordChangeProblem } from "#domain/account/password-change.ts";

export const messages = {
  pageTitle: "Your Account",
  title: "Your Account",
  signedInAs: "Signed in as",
  name: "Name",
  email: "Email",
  role: "Role",
  roles: { student: "Student", tutor: "Tutor" },
  password: "Password",
  passwordText: "Changing it signs you out on all other devices.",
  changePassword: "Change Password",
  changing: "Changing...",
  cancel: "Cancel",
  currentPassword: "Current Password",
  newPassword: "New Password",
  wrongPassword: "That is not your current password.",
  tooMany: passwordWords.tooManyWrong,
  profile: "Profile",
  profileText: "The details you gave us. You can correct or complete them here.",
  openProfile: "Edit Profile",
  everything: "Everything about you",
  everythingText: "See and download everything we keep about you, or delete your account.",
  openExport: "See What We Keep",
  deletion: "Delete Account",
  secondFactor: "Second Factor",
  secondFactorOn: "On: a new device is asked for a code.",
  secondFactorOff: "Off: your password is enough to sign in on any device.",
  openSecondFactor: "Manage",
  passkeys: "Passkeys",
  passkeysText: "Sign in with your fingerprint, face or screen lock.",
  openPasskeys: "Open Passkeys",
  hours: "Hours",
  hoursText: "When you teach, week by week, and the days on which you don't.",
  openHours: "Edit Hours",
  times: "Times that suit you",
  languageText:
    "In which you read the screens and get mails. The public site stays in the language of its address.",
  timesText: "When lessons would suit your family.",
  openTimes: "Edit Times",
  guardian: "Age and guardian",
  guardianText:
    "If you are under 18, a parent or guardian gives consent for you and can see your lessons.",
  openGuardian: "See age and guardian",
  devices: "Where you are signed in",
  devicesText: "If you don't recognise one of these, sign it out and change your password.",
  device: "Device",
  signedIn: "Signed in",
  lastSeen: "Last seen",
  now: "Now",
  actions: "Actions",
  thisDevice: "This device",
  signOut: "Sign Out",
  stopReminders: "Stop Reminders",
  everywhere: "Sign out everywhere",
  everywhereText: "Signs you out on every device, including this one.",
};

/** The name of a device. */
export const deviceWords = {
  browserOn: (browser: string, system: string) => `${browser} on ${system}`,
  unknown: "Unknown device",
};

/** The message for each rule that a change of password can fail: §5's words, then our own. */
export const problems: Record<PasswordChangeProblem, string> = {
  "passwords-differ": passwordWords.differ,
  "password-too-short": passwordWords.tooShort,
  "required-missing": passwordWords.fillAll,
  "too-long": passwordWords.tooLong,
};

/** The texts of flash messages, by their codes. */
export const notices: Record<string, string> = {
  "password-changed": "Your password is changed. All other devices were signed out.",
  "password-changed-common":
    "Your password is changed, and all other devices were signed out. Many people use this password, so strangers try it first: another one would be safer.",
  "profile-changed": "Your profile is saved.",
  "device-forgotten": "That device will be asked for a code again.",
  "second-factor-removed": "The second factor is switched off.",
  "language-chosen": "Your language is changed.",
  "mails-chosen": "Your choice is saved.",
  "email-verified": "Thank you. Your email address is confirmed.",
  "email-changed": "Your email address has been changed. All other devices were signed out.",
  "email-change-asked":
    "We have sent a link to the new address. Your address changes when you confirm it there.",
  "verification-sent": "We have sent you a link. It can take a minute or two.",
  "verification-limited":
    "We have sent you several links already. Please check your inbox and your spam folder, or try again in an hour.",
  "session-ended": "That device is signed out.",
  "reminders-ended": "That device gets no more reminders.",
};
