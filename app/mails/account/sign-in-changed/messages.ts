import type { SignInChange } from "#domain/mail/mail.ts";

const subjects: Record<SignInChange, string> = {
  "passkey-added": "A passkey was added to your account",
  "passkey-removed": "A passkey was removed from your account",
  "second-factor-on": "Your account now has a second factor",
  "second-factor-off": "Your account no longer has a second factor",
  "recovery-codes": "You have new recovery codes",
};

const texts: Record<SignInChange, string> = {
  "passkey-added": "Anyone who can unlock that device can sign in to your account.",
  "passkey-removed": "That passkey can no longer be used to sign in.",
  "second-factor-on": "From now on, a new device needs a code as well as the password.",
  "second-factor-off": "From now on, no code is needed after the password.",
  "recovery-codes": "Your earlier recovery codes no longer work.",
};

export const messages = {
  subjects,
  texts,
  when: "When",
  not: "If it wasn't you, choose a new password at once, and write to us.",
  link: "Choose a new password",
};
