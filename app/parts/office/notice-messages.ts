const late = "It is too late to undo that.";

/** The flash messages after a change (§8), by their codes. */
export const doneTexts = {
  "assignment-created":
    "Assignment created successfully! Student has been automatically approved for this course.",
  "assignment-planned":
    "Assignment created, and its first lesson planned. The tutor has to add the link.",
  "assignment-planned-weekly":
    "Assignment created, and its weekly lessons planned. The tutor has to add the link.",
  "assignment-deleted": "Assignment deleted successfully!",
  "assignment-restored": "The assignment is back with all its content.",
  "assignment-ended": "Assignment ended. The student can still read its content.",
  "assignment-handed-over":
    "Assignment handed over with everything in it. The student and the tutors get an email.",
  "lessons-planned": "The weekly lessons are planned.",
  "lesson-cancelled": "The lesson was cancelled. The family and the tutor get an email.",
  "lessons-cancelled": "The lessons were cancelled. The family and the tutor get an email.",
  "lesson-restored": "The lesson takes place after all. The family and the tutor get an email.",
  "substitute-asked": "The tutor is asked, and gets an email. The family hears once they accept.",
  "substitute-replaced":
    "Another tutor is asked, and gets an email. The family hears once they accept.",
  "substitute-removed": "The lesson is not with a substitute any more.",
  "away-saved": "The time off is saved and the lessons are changed. Families get an email.",
  "lessons-dealt": "The lessons are changed. Families get an email.",
  "nothing-dealt": "All lessons stay as they are.",
  "time-off-saved": "The time off is saved.",
  "change-kept": "The lesson stays as it is. Please tell the family.",
  "make-up-owed": "A make-up lesson is to be planned. It waits under Tutors away until it is.",
  "make-up-not-owed": "No make-up lesson is needed for this one.",
  "make-up-planned": "The make-up lesson is planned. The family and the tutor get an email.",
  "room-saved": "The meeting room is saved.",
  "link-saved": "The link is saved. The family and the tutor get an email.",
  "student-invited": "Invited. The student gets an email with a link.",
  "tutor-invited": "Invited. The tutor gets an email with a link.",
  "staff-invited": "Invited. They get an email with a link.",
  "staff-changed": "Role changed. They sign in again.",
  "staff-ended": "Access ended. They get an email.",
  "invitation-renewed": "The invitation is on its way again.",
  "site-saved": "Saved in the draft. Publish it when it is ready.",
  "site-published": "Published. Visitors see it from now on.",
  "site-published-sender":
    "Published. Emails keep the sender that they have until an owner confirms the published name and address (Set-up, Mail).",
  "sender-confirmed": "Emails come from the confirmed name and address from now on.",
  "site-discarded": "The changes are discarded.",
  "site-restored": "The site says again what it said in that version.",
  "note-written": "Note saved.",
  "promise-kept": "Done. It is no longer on the list.",
  "promise-reopened": "It is to be done again.",
  "sibling-confirmed": "They are brothers or sisters.",
  "sibling-rejected": "They are not related.",
  "sibling-forgotten": "That is open again.",
  "note-deleted": "Note deleted.",
  "student-deleted":
    "The student and assignments were deleted from the database. The sign-in account was removed by a server-side delete.",
  "guardian-ended": "The guardian's access has ended.",
  "student-restored": "The student is back with all assignments, and has to sign in again.",
  "signed-out": "Signed out on all devices. They can sign in again with their password.",
  "tutor-approved": "Tutor approved successfully!",
  "tutor-rejected": "Application rejected. The tutor can read the reason.",
  "tutor-suspended": "Tutor suspended. They are signed out and can't see anything about students.",
  "suspension-lifted": "Suspension lifted. The tutor teaches again.",
  "call-logged": "Call logged.",
  "enquiry-added": "The enquiry is on the board.",
  "enquiry-deleted": "The enquiry is deleted.",
  "demo-booked": "The demo class is booked.",
  "demo-moved": "The demo class is changed.",
  "enquiry-changed": "Saved.",
  "enquiry-enrolled": "Enrolled.",
  "enquiry-lost": "Marked as lost.",
  "fees-started": "Saved. Lessons since that day are being charged.",
  "rate-set": "The rate is set. Lessons since that day are being charged by it.",
  "shares-set": "Saved. Lessons since that day are being charged by it.",
  "payment-entered": "The payment is entered.",
  "refund-entered": "The refund is entered.",
  "write-off-entered": "The debt is written off.",
  "payment-reversed": "Taken back. The family's balance is as if it had never been entered.",
  "online-refund-entered": "Razorpay has accepted the refund. It is in the family's balance.",
  "online-refund-asked":
    "Razorpay has not answered. It is asked again by itself; the refund is in the family's balance once it has accepted it.",
  "payee-saved": "Saved. Families read it on their page of fees.",
  "claim-declined": "The family reads that the payment was not found.",
  "statement-imported": "The statement is imported.",
  "lines-entered": "Entered. The balances of these families have changed.",
  "line-set-aside": "Set aside. It counts for no family.",
  "line-put-back": "The line waits again.",
  "month-closed": "The month is closed.",
  "invoices-issued": "The invoices are being issued.",
  "family-invoiced": "The invoice is issued.",
  "invoices-stopped": "Stopped. What is issued stays.",
  "issuer-saved": "Saved. It is printed on what is issued from that day on.",
  "payer-saved": "Saved. The next invoices and receipts are made out so.",
  "fee-mails-saved": "Saved. It counts for mails from now on.",
  "reminders-off": "This family gets no reminders any more.",
  "reminders-on": "This family gets reminders again.",
  "pay-run-made": "The pay run is made. Mark it as paid once the bank has sent the money.",
  "pay-run-paid": "The pay run is marked as paid.",
  "pay-run-taken-back": "The pay run is taken back. Its lessons are in the next one.",
  "tutor-payee-saved": "Saved. Runs from now on use it.",
  "lesson-freed": "This lesson is free now.",
  "lesson-charged": "This lesson is charged again.",
  "discount-added": "The discount is added. Lessons since its first day are being charged with it.",
  "discount-ended": "The discount is ended. Lessons since that day are being charged without it.",
  "families-joined": "The families are joined.",
  "family-parted":
    "The student has a family of its own now. Lessons that are settled from now on are charged there.",
  "holiday-added": "Holiday added.",
  "holidays-accepted": "Accepted as holidays of the academy.",
  "holiday-removed": "Holiday removed.",
  "chapters-saved": "Chapters saved.",
  "chapters-reset": "The standard list is in use again.",
  "tutor-undecided": "The application is waiting again. The tutor gets no email.",
};

/** The flash messages after a change that was refused. */
export const refusedTexts = {
  "sibling-not-changed": "This has changed meanwhile. Please look at it again.",
  "reminders-not-changed": "Nothing was changed: somebody has done so already.",
  "promise-not-changed": "Somebody has changed this meanwhile. Please look at it again.",
  "assignment-taken": "That can't be undone: the student already has the same assignment again.",
  "assignment-booked":
    "That can't be undone: the student or the tutor has another lesson at the time of one of its lessons by now.",
  "assignment-orphaned": "That can't be undone: the student or the tutor no longer exists.",
  "assignment-late": late,
  "assignment-not-ended":
    "This assignment could not be ended: it has ended already, or no longer exists.",
  "assignment-not-handed-over":
    "This assignment could not be handed over: it has ended, no longer exists, or the student has the same one with that tutor.",
  "change-not-kept": "This lesson was changed again, or the family has answered otherwise.",
  "make-up-not-set": "This lesson is not cancelled any more, or has a make-up lesson.",
  "lesson-not-restored":
    "This lesson can't take place: its time is taken by now, it is over, or it has a make-up lesson.",
  "substitute-stays-not-possible":
    "Nothing was changed: the lesson is over, or its tutor does not teach at present.",
  "substitute-stays-taken":
    "Nothing was changed: its own tutor has another lesson then by now. Move the lesson, cancel it or ask somebody else.",
  "away-partly": "Some lessons could not be changed. They are below, each with its reason.",
  "staff-not-changed":
    "Nothing was changed: they are no longer in the staff, or you are no longer an owner.",
  "last-owner":
    "Nothing was changed: the academy needs an owner. Make somebody else an owner first.",
  "import-not-started":
    "Nothing was started: the sheet, or what it is about, has changed or is gone. Please look again.",
  "import-not-undone": "This import can't be undone, or is gone.",
  "invitation-not-renewed":
    "No invitation was sent: a password is set already, or several were sent within the hour.",
  "sender-not-confirmed":
    "Nothing was confirmed: the published name or address has changed meanwhile. Please look again.",
  "site-not-published":
    "Somebody else has published or discarded the changes. Nothing waits to be published.",
  "site-not-discarded": "There was nothing to discard.",
  "assignment-not-deleted": "Error deleting assignment",
  "guardian-not-ended": "This student no longer has a guardian.",
  "student-taken": "That can't be undone: the email address now belongs to a new account.",
  "student-booked":
    "That can't be undone: one of the tutors has another lesson at the time of one of the student's by now.",
  "student-orphaned": "That can't be undone: one of the tutors no longer exists.",
  "student-late": late,
  "student-not-deleted": "Error deleting student. Check console for details.",
  "not-signed-out": "Nobody was signed out: the account no longer exists.",
  "tutor-not-approved": "Error approving tutor",
  "no-tutors-chosen": "Please select at least one application.",
  "tutor-not-suspended": "Error suspending tutor",
  "suspension-not-lifted": "Error lifting suspension",
  "demo-not-over":
    "The demo class is not over yet. Say that it was held once it is over, or missed once it has begun.",
  "enquiry-not-changed": "That is not possible any more: somebody else has changed this enquiry.",
  "holidays-not-accepted":
    "Nothing was accepted: these days are holidays already, or not in the list.",
  "claim-gone": "Nothing was changed: this is answered already.",
  "claim-known":
    "Nothing was entered: a payment with this reference is entered already. Look at it, then decline this one.",
  "pay-run-ended": "Nothing was changed: this run was paid or taken back meanwhile.",
  "lines-left": "Not all could be entered. The lines that are left say why.",
  "no-lines-ticked": "Nothing was entered: no line was ticked.",
  "line-gone":
    "Nothing was changed: somebody has dealt with this line, or it can't be that family's or payment's.",
  "line-known":
    "Nothing was entered: a payment with this number is entered already. Take that back first if it is wrong.",
  "line-no-reason": "Nothing was changed: please say what it is.",
  "month-not-closed":
    "Nothing was closed: the month is closed already, is not over, or lessons are still being billed.",
  "invoices-not-issued":
    "Nothing was done: invoices are being issued already, or there is nothing to issue.",
  "payment-gone": "Nothing was changed: this payment is taken back already.",
  "lesson-fee-unchanged": "Nothing was changed: somebody else has changed this meanwhile.",
  "discount-unchanged":
    "That discount has ended already, or does not count on that day. Nothing was changed.",
  "holiday-gone": "That day is no holiday any more.",
  "tutor-not-rejected": "Error rejecting tutor",
  "tutor-decided": late,
};

/** Follows the text while there is an Undo button. */
export const undoTexts: Readonly<Record<string, string>> = {
  "student-deleted": "Undo brings both back, within 10 seconds.",
};

/** The flash message after several applications were approved at once. */
export function approvalsText(approved: number, others: number): string {
  const tutors = (count: number) => (count === 1 ? "1 tutor" : `${count} tutors`);
  const done = `${tutors(approved)} approved.`;
  const left = `${tutors(others)} could not be approved: they are approved already, or no longer exist.`;
  return others === 0 ? done : `${done} ${left}`;
}
