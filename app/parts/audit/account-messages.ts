import type { AuditAction } from "#domain/audit/audit.ts";
import type { Sentence } from "./messages.ts";

/** The sentences for what people do with their own accounts. */
export const accountSentences = {
  "sign-up": { done: "Signed up as a student", denied: "Tried to sign up as a student" },
  apply: { done: "Applied as a tutor", denied: "Tried to apply as a tutor" },
  "begin-sign-in": {
    done: "Entered the correct password and was asked for a code",
    denied: "Tried to sign in",
  },
  "sign-in": { done: "Signed in", denied: "Tried to sign in" },
  "sign-out": { done: "Signed out", denied: "Tried to sign out" },
  "end-session": { done: "Signed one device out", denied: "Tried to sign a device out" },
  "end-all-sessions": { done: "Signed all devices out", denied: "Tried to sign all devices out" },
  "change-password": { done: "Changed the password", denied: "Tried to change the password" },
  "ask-password-reset": {
    done: "Asked for a new password by email",
    denied: "Tried to ask for a new password by email",
  },
  "answer-password-reset": {
    done: "A link for a new password was emailed",
    denied: "A link for a new password was not emailed",
  },
  "reset-password": {
    done: "Chose a new password with an emailed link",
    denied: "Tried to choose a new password with an emailed link",
  },
  "accept-invitation": {
    done: "Accepted the invitation and chose a password",
    denied: "Tried to accept an invitation",
  },
  "ask-verification": {
    done: "Asked again for the link that confirms the address",
    denied: "Tried to ask for the link that confirms the address",
  },
  "verify-email": {
    done: "Confirmed the email address",
    denied: "Tried to confirm an email address",
  },
  "ask-email-change": {
    done: "Asked to change the email address",
    denied: "Tried to ask for a change of the email address",
  },
  "change-email": {
    done: "Changed the email address",
    denied: "Tried to change the email address",
  },
  "undo-email-change": {
    done: "Undid a change of the email address",
    denied: "Tried to undo a change of the email address",
  },
  "change-profile": { done: "Changed the profile", denied: "Tried to change a profile" },
  "choose-language": { done: "Chose a language", denied: "Tried to choose a language" },
  "choose-mails": { done: "Chose which emails to get", denied: "Tried to choose emails" },
  "stop-mails": {
    done: "Turned emails off with a link in an email",
    denied: "Tried to turn emails off",
  },
  "confirm-password": {
    done: "Gave the password again, to see all that is kept",
    denied: "Tried to see all that is kept",
  },
  "delete-own-account": {
    done: "Deleted their own account",
    denied: "Tried to delete their own account",
  },
  "begin-second-factor": {
    done: "Started to set up a second factor",
    denied: "Tried to set up a second factor",
  },
  "set-up-second-factor": {
    done: "Set up a second factor",
    denied: "Tried to set up a second factor",
  },
  "replace-recovery-codes": {
    done: "Created new recovery codes",
    denied: "Tried to create new recovery codes",
  },
  "remove-second-factor": {
    done: "Turned off the second factor",
    denied: "Tried to turn off a second factor",
  },
  "forget-device": {
    done: "Made a device ask for a code again",
    denied: "Tried to make a device ask for a code again",
  },
  "confirm-code": {
    done: "Confirmed who they are with a code",
    denied: "Tried to confirm who they are with a code",
  },
  "confirm-passkey": {
    done: "Confirmed who they are with a passkey",
    denied: "Tried to confirm who they are with a passkey",
  },
  "export-account": {
    done: "Downloaded everything kept about them",
    denied: "Tried to download everything kept about them",
  },
  "add-passkey": { done: "Added a passkey", denied: "Tried to add a passkey" },
  "remove-passkey": { done: "Removed a passkey", denied: "Tried to remove a passkey" },
} satisfies Partial<Record<AuditAction, Sentence>>;
