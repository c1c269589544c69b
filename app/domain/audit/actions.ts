/** The actions in the audit log, done or denied; `app/parts/audit/messages.ts` has their words. */
export const auditActions = [
  "sign-up",
  "apply",
  "begin-sign-in",
  // A session started; `subject` is the sign-in path (student, tutor, admin).
  "sign-in",
  "sign-out",
  "end-session",
  "end-all-sessions",
  // A person changed their password; their other sessions ended.
  "change-password",
  "change-profile",
  // A person typed their password again before something that a session alone does not open; valid
  // for five minutes in that session.
  "confirm-password",
  "confirm-code",
  "confirm-passkey",
  "export-account",
  "delete-own-account",
  // An admin started setting up a second factor; it becomes active after the first valid code.
  "begin-second-factor",
  "set-up-second-factor",
  "replace-recovery-codes",
  "remove-second-factor",
  "forget-device",
  "add-passkey",
  "remove-passkey",
  // No subject, since there may be no such account.
  "ask-password-reset",
  // The mail with the link was queued for an account, with the same `requestId` some seconds later;
  // missing if the address has no account or another mail answers the request.
  "answer-password-reset",
  // A password was set with a mailed link; all sessions ended.
  "reset-password",
  // An invited person chose the first password with the mailed link, and is signed in.
  "accept-invitation",
  "ask-verification",
  "verify-email",
  // A person requested a change of their email address; nothing has changed yet.
  "ask-email-change",
  // An email address was changed with a mailed link; the other sessions ended.
  "change-email",
  // That change was undone with a link mailed to the previous address, and a new password was set;
  // all sessions ended.
  "undo-email-change",
  // A previous one stopped working.
  "make-calendar-address",
  "revoke-calendar-address",
  "choose-mails",
  // Notices on a device.
  "start-push",
  "stop-push",
  "refuse-push",
  "try-push",
  "choose-language",
  "stop-mails",
  "ask-demo",
  "send-enquiry",
  "add-enquiry",
  "delete-enquiry",
  "set-preferred-times",
  "put-off-times",
  "set-hours",
  // A tutor, or the office for a tutor, chose where the tutor's lessons are held.
  "set-room",
  "add-time-off",
  "delete-time-off",
  "finish-item",
  "reopen-item",
  "set-homework",
  "delete-homework",
  "hand-in-homework",
  "add-photo",
  "remove-photo",
  "mark-homework",
  // A tutor changed what is drawn on a photo.
  "mark-photo",
  // A student or a tutor joined a lesson; each only once.
  "attend-class",
  "set-birth-date",
  "put-off-guardian",
  "name-guardian",
  // By an admin or the student, or by the first proof of the student's mailbox.
  "end-guardian",
  "give-consent",
  "withhold-consent",
  "withdraw-consent",
  // The person asked is not the guardian; their contact data was deleted.
  "disown-student",
  "ask-guardian-link",
  "renew-guardian-link",
  "end-guardian-links",
  // An admin uploaded a sheet for an import; nobody is created yet.
  "read-sheet",
  "start-import",
  // A sheet was imported, all of it: `created` and `changed` are the numbers of records.
  "import",
  // An admin started the undo of an import; a second entry, with the number `undone`, says that it
  // is done.
  "undo-import",
  "invite-student",
  // The tutor is approved at once.
  "invite-tutor",
  // An invited person got a new link, and the earlier one stopped working.
  "renew-invitation",
  "invite-staff",
  // An owner changed a role; that person's sessions ended.
  "change-staff-role",
  // An owner ended an access or an invitation; the account was deleted, the name stays beside what
  // the person did.
  "end-staff",
  "approve-tutor",
  "reject-tutor",
  "undo-tutor-decision",
  // A tutor was suspended; their sessions ended. `suspensionId` names the row of
  // `tutor_suspensions` with the reason.
  "suspend-tutor",
  "lift-suspension",
  "delete-student",
  "undo-delete-student",
  "sign-person-out",
  // Also if an ended one is active again.
  "create-assignment",
  // An assignment ended: its content stays readable for the student, its lessons to come were
  // cancelled.
  "end-assignment",
  // An assignment was given to another tutor, `tutorId`; `formerTutorId` taught before.
  "hand-over-assignment",
  "delete-assignment",
  "undo-delete-assignment",
  // An admin wrote a note about a student or a tutor; `noteId` names it.
  "write-note",
  "change-note",
  "delete-note",
  // A member of the staff said that a promise of a note was kept, or took that back.
  "keep-promise",
  "reopen-promise",
  // The staff said that two students are brothers or sisters, that not, or took it back; the detail
  // has the other student.
  "confirm-sibling",
  "reject-sibling",
  "forget-sibling",
  // Public holidays, or one of the academy's own; no subject, since it is no record of a person.
  "add-holiday",
  "remove-holiday",
  // No subject, since the list is no record of a person.
  "save-chapters",
  "reset-chapters",
  // One of the staff logged a call or a note about an enquiry, gave it to somebody, booked, moved
  // or settled its demo class (`tutorId`), said what is next, that it is lost, or that it is open
  // again; the enquiry's history says which.
  "change-enquiry",
  "edit-site",
  "discard-site-draft",
  "publish-site",
  "restore-site",
  // An enquiry became a student, `studentId`: a new one, with guardian, first assignment and
  // invitation, or one who had an account already.
  "enrol",
  // A list was downloaded as a file; `subject` is its kind of record (student, tutor, assignment;
  // tutor for the quality and the lessons of a month).
  "export-list",
  // Reloads within 15 minutes are the same read.
  "read-contact",
  "publish",
  "edit",
  "unpublish",
  "undo-unpublish",
  // A tutor finished a class on their home; its recording and the next class are entries of their
  // own (`publish`).
  "finish-class",
  "settle-lesson",
  "send-report",
  "change-report",
  // An admin decided how a class turned out; the reason is with the lesson.
  "decide-lesson",
  "dispute-lesson",
  // What a family, a tutor and the office write to each other; `seq` is the number of the message in its
  // line.
  "write-message",
  "withdraw-message",
  "report-message",
  // A guardian asked for a link by which they write.
  "ask-messages-link",
  // One of the staff read a line that is not theirs, or decided about a message.
  "read-line",
  "decide-message",
  "ask-lesson-change",
  "withdraw-request",
  // A family said whether what the office did with a lesson suits them; the answer is with the lesson.
  "accept-proposal",
  "refuse-proposal",
  // An admin left it so, though it does not suit.
  "keep-proposal",
  // On the dashboard or with the link in the mail; the subject is the request.
  "accept-request",
  "decline-request",
  // By the tutor or an admin; `subject` is the first lesson.
  "plan-lessons",
  "edit-lessons",
  "unpublish-lessons",
  "cancel-lessons",
  "cancel-lesson",
  "restore-lesson",
  // An admin said whether a make-up lesson is to be planned for a cancelled one.
  "set-make-up",
  // An admin asked another tutor, `tutorId`, to give one lesson, or gave it back to its own.
  "choose-substitute",
  "end-substitution",
  // By the tutor who was asked.
  "accept-lesson",
  "decline-lesson",
  // Fees began, or begin on another day; no subject.
  "start-fees",
  // A price, a rate of pay, or what part of them follows from how a lesson turned out; no subject, what
  // was added is kept with who added it.
  "set-rate",
  "set-share",
  // A family got an account for fees before its first lesson was charged; `subject` is the student.
  "open-family",
  // Money came from a family, went back or is written off, or that was taken back; `familyId` names it.
  "record-payment",
  "reverse-payment",
  // Where families pay to was changed; no subject.
  "set-payee",
  // A family said that it has paid; the office found the money, or did not. `familyId` names it.
  "claim-payment",
  "confirm-claim",
  "decline-claim",
  // A family went on to a page of the payment gateway, or the office gave something back through it, which
  // is in the books once the gateway has accepted it. `familyId` names it.
  "pay-online",
  "refund-payment",
  // Only denied: a notice that the payment gateway has not sent, or that came while it is off.
  "hear-gateway",
  // A bank statement was read; no subject. A line of one was given to a family, linked to a payment that
  // was entered by hand, set aside as no fee, or waits again. `familyId` names the family.
  "import-statement",
  "give-line",
  "link-line",
  "set-line-aside",
  "put-line-back",
  // A month was closed: nothing is dated in it any more; no subject.
  "close-month",
  // The invoices and credit notes of all families, or of the one that `familyId` names, were issued;
  // or that was stopped before its end.
  "issue-invoices",
  "stop-invoices",
  // Who issues invoices was changed, or to whom those of a family are made out; no subject.
  "set-issuer",
  "set-payer",
  // Which mails about fees are sent was changed, or whether the family that `familyId` names is reminded.
  "set-fee-mails",
  "set-reminders",
  // What is deducted from a tutor's pay and where it goes was changed; values are not recorded.
  "set-tutor-payee",
  // A pay run was made, was paid, or was taken back; no subject, `runId` names it.
  "make-pay-run",
  "pay-run-paid",
  "reverse-pay-run",
  // A lesson was made free, or is charged again.
  "free-lesson",
  "charge-lesson",
  // A family, or one of its students, pays less from a day on, or does so no longer; `familyId` names
  // it.
  "add-discount",
  "end-discount",
  // A family was joined with another one, or a student parted from one; `subject` is one of its
  // students, `familyId` the family that stays and `otherFamilyId` the other one.
  "join-families",
  "part-family",
  // These have no subject.
  "skip-setup-step",
  "confirm-sender",
  "send-test-mail",
  "create-admin",
  // An admin's password was set with `npm run admin`; their sessions ended.
  "reset-admin-password",
  // An admin's second factor was removed with `npm run admin`; their sessions ended.
  "reset-second-factor",
  "remove-admin",
  // A backup was made with `npm run backup`; no subject.
  "make-backup",
  // Only denials of these are logged: a dashboard of others, a record of others or a missing one,
  // and a form that was rejected before it was read.
  "enter",
  "open-record",
  "send-form",
] as const;

export type AuditAction = (typeof auditActions)[number];

/**
 * The actions by which people withdraw, refuse or suspend something, or allow it again. What is
 * withdrawn is also stored outside the database, so that no restore brings it back.
 */
export const withdrawalActions: ReadonlySet<AuditAction> = new Set([
  "choose-mails",
  "choose-language",
  "stop-mails",
  "end-guardian",
  "give-consent",
  "withhold-consent",
  "withdraw-consent",
  "disown-student",
  // These end a guardian who was named before the address was proved.
  "reset-password",
  "verify-email",
  "undo-email-change",
  "suspend-tutor",
  "lift-suspension",
]);
