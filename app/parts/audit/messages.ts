import type { AuditAction } from "#domain/audit/audit.ts";
import { accountSentences } from "./account-messages.ts";

/** An action in words, done and denied. */
export interface Sentence {
  done: string;
  denied: string;
}

/** The sentence for each action. */
export const sentences: Record<AuditAction, Sentence> = {
  ...accountSentences,
  "ask-demo": { done: "Asked for a demo class", denied: "Tried to ask for a demo class" },
  "send-enquiry": {
    done: "Asked for a demo class without an account",
    denied: "Tried to ask for a demo class without an account",
  },
  "add-enquiry": { done: "Added an enquiry", denied: "Tried to add an enquiry" },
  "delete-enquiry": { done: "Deleted an enquiry", denied: "Tried to delete an enquiry" },
  "set-preferred-times": {
    done: "Chose the times that suit the family",
    denied: "Tried to choose times",
  },
  "put-off-times": {
    done: "Postponed the question about times",
    denied: "Tried to postpone the question about times",
  },
  "set-hours": {
    done: "Changed the hours of teaching",
    denied: "Tried to change hours of teaching",
  },
  "add-time-off": { done: "Added time off", denied: "Tried to add time off" },
  "delete-time-off": { done: "Deleted time off", denied: "Tried to delete time off" },
  "finish-item": {
    done: "Ticked a recording or an exam",
    denied: "Tried to tick a recording or an exam",
  },
  "reopen-item": {
    done: "Unticked a recording or an exam",
    denied: "Tried to untick a recording or an exam",
  },
  "attend-class": { done: "Joined a class", denied: "Tried to join a class" },
  "set-birth-date": {
    done: "Gave their date of birth",
    denied: "Tried to give a date of birth",
  },
  "put-off-guardian": {
    done: "Postponed the question about age and guardian",
    denied: "Tried to postpone the question about age and guardian",
  },
  "name-guardian": { done: "Named a guardian", denied: "Tried to name a guardian" },
  "end-guardian": { done: "Ended a guardian's access", denied: "Tried to end a guardian's access" },
  "give-consent": { done: "Consented", denied: "Tried to consent" },
  "withhold-consent": { done: "Refused consent", denied: "Tried to refuse consent" },
  "withdraw-consent": { done: "Withdrew consent", denied: "Tried to withdraw consent" },
  "disown-student": {
    done: "Said that they are not this student's guardian",
    denied: "Tried to say that they are not a student's guardian",
  },
  "ask-guardian-link": {
    done: "Asked for a guardian's link by email",
    denied: "Tried to ask for a guardian's link by email",
  },
  "renew-guardian-link": {
    done: "A new link was emailed to a guardian",
    denied: "Tried to have a guardian's link emailed",
  },
  "end-guardian-links": {
    done: "Ended the links to a guardian's page",
    denied: "Tried to end the links to a guardian's page",
  },
  "make-calendar-address": {
    done: "Created a calendar address",
    denied: "Tried to create a calendar address",
  },
  "revoke-calendar-address": {
    done: "Turned off the calendar address",
    denied: "Tried to turn off a calendar address",
  },
  "read-sheet": {
    done: "Uploaded a sheet for an import",
    denied: "Tried to upload a sheet for an import",
  },
  "start-import": { done: "Started an import", denied: "Tried to start an import" },
  import: { done: "Imported a sheet", denied: "An import failed" },
  "undo-import": { done: "Undid an import", denied: "Tried to undo an import" },
  "invite-student": { done: "Invited a student", denied: "Tried to invite a student" },
  "invite-tutor": { done: "Invited a tutor", denied: "Tried to invite a tutor" },
  "renew-invitation": {
    done: "Sent an invitation again",
    denied: "Tried to send an invitation again",
  },
  "invite-staff": {
    done: "Invited a member of the staff",
    denied: "Tried to invite a member of the staff",
  },
  "change-staff-role": {
    done: "Changed the role of a member of the staff",
    denied: "Tried to change a role of the staff",
  },
  "end-staff": {
    done: "Ended the access of a member of the staff",
    denied: "Tried to end an access of the staff",
  },
  "approve-tutor": { done: "Approved a tutor", denied: "Tried to approve a tutor" },
  "reject-tutor": {
    done: "Rejected a tutor's application",
    denied: "Tried to reject a tutor's application",
  },
  "suspend-tutor": { done: "Suspended a tutor", denied: "Tried to suspend a tutor" },
  "lift-suspension": {
    done: "Lifted a tutor's suspension",
    denied: "Tried to lift a tutor's suspension",
  },
  "delete-student": {
    done: "Deleted a student with their account and assignments",
    denied: "Tried to delete a student",
  },
  "undo-tutor-decision": {
    done: "Took back a decision on an application",
    denied: "Tried to take back a decision on an application",
  },
  "undo-delete-student": {
    done: "Restored a deleted student",
    denied: "Tried to restore a deleted student",
  },
  "sign-person-out": {
    done: "Signed somebody out on all devices",
    denied: "Tried to sign somebody out",
  },
  "create-assignment": {
    done: "Created an assignment",
    denied: "Tried to create an assignment",
  },
  "end-assignment": { done: "Ended an assignment", denied: "Tried to end an assignment" },
  "hand-over-assignment": {
    done: "Handed an assignment to another tutor",
    denied: "Tried to hand an assignment over",
  },
  "write-note": { done: "Wrote a note", denied: "Tried to write a note" },
  "change-note": { done: "Changed a note", denied: "Tried to change a note" },
  "change-enquiry": { done: "Worked on an enquiry", denied: "Tried to work on an enquiry" },
  enrol: { done: "Enrolled a student from an enquiry", denied: "Tried to enrol from an enquiry" },
  "delete-note": { done: "Deleted a note", denied: "Tried to delete a note" },
  "delete-assignment": {
    done: "Deleted an assignment with its content",
    denied: "Tried to delete an assignment",
  },
  "undo-delete-assignment": {
    done: "Restored a deleted assignment",
    denied: "Tried to restore a deleted assignment",
  },
  "read-contact": {
    done: "Saw a minor's contact details",
    denied: "Tried to see a minor's contact details",
  },
  publish: { done: "Published", denied: "Tried to publish" },
  edit: { done: "Changed", denied: "Tried to change" },
  unpublish: { done: "Deleted", denied: "Tried to delete" },
  "undo-unpublish": { done: "Restored", denied: "Tried to restore" },
  "ask-lesson-change": {
    done: "Asked to move or cancel a session",
    denied: "Tried to ask for another time for a session",
  },
  "withdraw-request": { done: "Withdrew a request", denied: "Tried to withdraw a request" },
  "accept-request": {
    done: "Accepted what a family asked",
    denied: "Tried to accept what a family asked",
  },
  "decline-request": {
    done: "Declined what a family asked",
    denied: "Tried to decline what a family asked",
  },
  "cancel-lesson": { done: "Cancelled a lesson", denied: "Tried to cancel a lesson" },
  "restore-lesson": {
    done: "Let a cancelled lesson take place",
    denied: "Tried to let a cancelled lesson take place",
  },
  "dispute-lesson": {
    done: "Said that a lesson did not take place",
    denied: "Tried to say that a lesson did not take place",
  },
  "decide-lesson": {
    done: "Decided how a class turned out",
    denied: "Tried to decide how a class turned out",
  },
  "settle-lesson": {
    done: "Said how a class turned out",
    denied: "Tried to say how a class turned out",
  },
  "send-report": {
    done: "Sent the report of a class",
    denied: "Tried to send the report of a class",
  },
  "change-report": {
    done: "Changed the report of a class",
    denied: "Tried to change the report of a class",
  },
  "finish-class": { done: "Finished a class", denied: "Tried to finish a class" },
  "add-holiday": { done: "Added holidays", denied: "Tried to add holidays" },
  "remove-holiday": { done: "Removed a holiday", denied: "Tried to remove a holiday" },
  "save-chapters": {
    done: "Changed the chapters of a subject",
    denied: "Tried to change the chapters of a subject",
  },
  "reset-chapters": {
    done: "Returned to the standard chapters of a subject",
    denied: "Tried to return to the standard chapters of a subject",
  },
  "plan-lessons": { done: "Planned weekly lessons", denied: "Tried to plan weekly lessons" },
  "edit-lessons": {
    done: "Changed several lessons of a series",
    denied: "Tried to change several lessons of a series",
  },
  "cancel-lessons": {
    done: "Cancelled several lessons of a series",
    denied: "Tried to cancel several lessons of a series",
  },
  "unpublish-lessons": {
    done: "Deleted several lessons of a series",
    denied: "Tried to delete several lessons of a series",
  },
  "edit-site": { done: "Changed the site's draft", denied: "Tried to change the site's draft" },
  "discard-site-draft": {
    done: "Discarded the changes of the site",
    denied: "Tried to discard the changes of the site",
  },
  "publish-site": { done: "Published the site", denied: "Tried to publish the site" },
  "restore-site": {
    done: "Went back to an earlier version of the site",
    denied: "Tried to go back to an earlier version of the site",
  },
  "export-list": { done: "Downloaded a list", denied: "Tried to download a list" },
  "skip-setup-step": {
    done: "Skipped a step of the set-up",
    denied: "Tried to skip a step of the set-up",
  },
  "confirm-sender": {
    done: "Confirmed the sender of emails",
    denied: "Tried to confirm the sender of emails",
  },
  "send-test-mail": { done: "Sent a test mail", denied: "Tried to send a test mail" },
  "create-admin": { done: "Created an admin", denied: "Tried to create an admin" },
  "make-backup": { done: "Made a backup", denied: "Tried to make a backup" },
  "reset-admin-password": {
    done: "Set an admin's password",
    denied: "Tried to set an admin's password",
  },
  "reset-second-factor": {
    done: "Removed an admin's second factor",
    denied: "Tried to remove a second factor",
  },
  "remove-admin": { done: "Removed an admin", denied: "Tried to remove an admin" },
  enter: { done: "Opened a page", denied: "Tried to open a page that is not theirs" },
  "open-record": { done: "Opened a record", denied: "Tried to open a record" },
  "send-form": { done: "Sent a form", denied: "Sent a form that was not accepted" },
};
