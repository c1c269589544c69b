import type { TutorStatus } from "#domain/tutor.ts";
import type { Scope } from "./search-scope.ts";

export const messages = {
  pageTitle: "Admin Dashboard",
  title: "Admin Dashboard",
  /** The second word stands for all of them on a narrow screen. */
  createNew: ["Create", "New", "Assignment"] as const,
  tabs: "Lists",
  log: "Log",
  search: "Search",
  searchIn: "Search in",
  scopes: {
    all: "All lists",
    students: "Students",
    tutors: "Tutors",
    assignments: "Assignments",
  } satisfies Record<Scope, string>,
  searchHint: "Name, email, phone, class or subject",
  clearSearch: "Show all",
  noMatch: "Nothing matches your search.",
  alike: "No exact match. These names are similar:",
  views: "Views",
  applications: "Applications",
  withoutTutor: "Without a tutor",
  joinedThisWeek: "Joined this week",
  assignedThisWeek: "This week",
  filters: "Filters",
  apply: "Apply filters",
  removeFilter: "(remove this filter)",
  removeFilterOf: (choice: string) => `Remove the filter ${choice}`,
  filterClass: "Class",
  anyClass: "Any class",
  filterSubject: "Subject",
  anySubject: "Any subject",
  filterStatus: "Status",
  anyStatus: "Any status",
  active: "Active",
  formerTutor: "A former tutor",
  notActive: "Ended",
  download: "Download CSV",
  previous: "Previous page",
  next: "Next page",
  pages: "Pages",
  sortBy: (column: string) => `Sort by ${column}`,
  actions: "Actions",
  more: "More",
  delete: "Delete",
  cancel: "Cancel",
  deleting: "Deleting...",
  signOut: "Sign out",
  signingOut: "Signing out...",
  signOutTitle: (name: string) => `Sign ${name} out`,
  signOutQuestion: "Should this person be signed out on all devices?",
  signOutDetail:
    "Use this when a phone is lost or stolen. The password still works: if someone else may know it, ask them to choose a new one with “Forgot your password?”.",
  undo: "Undo",
  dismiss: "Dismiss this message",
  loading: "Loading",
  status: {
    pending: "Pending",
    approved: "Approved",
    rejected: "Rejected",
    suspended: "Suspended",
  } satisfies Record<TutorStatus, string>,
};

interface AdminNotice {
  tone: "success" | "danger";
  text: string;
  /** The list from which a row was deleted; the undo is a resource below it. */
  undoIn?: "students" | "assignments";
  /** Follows the text while there is an Undo button. */
  undoText?: string;
}

/** The flash message after several applications were approved at once. */
export function approvalsNotice(approved: number, others: number): AdminNotice {
  const tutors = (count: number) => (count === 1 ? "1 tutor" : `${count} tutors`);
  const done = `${tutors(approved)} approved.`;
  const left = `${tutors(others)} could not be approved: they are approved already, or no longer exist.`;
  return {
    tone: approved === 0 ? "danger" : "success",
    text: others === 0 ? done : `${done} ${left}`,
  };
}

const late = "It is too late to undo that.";

/** The flash messages after a change (§8), by their codes. */
export const notices: Record<string, AdminNotice> = {
  "assignment-created": {
    tone: "success",
    text: "Assignment created successfully! Student has been automatically approved for this course.",
  },
  "assignment-planned": {
    tone: "success",
    text: "Assignment created, and its first lesson planned. The tutor has to add the link.",
  },
  "assignment-planned-weekly": {
    tone: "success",
    text: "Assignment created, and its weekly lessons planned. The tutor has to add the link.",
  },
  "assignment-deleted": {
    tone: "success",
    text: "Assignment deleted successfully!",
    undoIn: "assignments",
  },
  "assignment-restored": { tone: "success", text: "The assignment is back with all its content." },
  "assignment-taken": {
    tone: "danger",
    text: "That can't be undone: the student already has the same assignment again.",
  },
  "assignment-booked": {
    tone: "danger",
    text: "That can't be undone: the student or the tutor has another lesson at the time of one of its lessons by now.",
  },
  "assignment-orphaned": {
    tone: "danger",
    text: "That can't be undone: the student or the tutor no longer exists.",
  },
  "assignment-late": { tone: "danger", text: late },
  "assignment-ended": {
    tone: "success",
    text: "Assignment ended. The student can still read its content.",
  },
  "assignment-not-ended": {
    tone: "danger",
    text: "This assignment could not be ended: it has ended already, or no longer exists.",
  },
  "assignment-handed-over": {
    tone: "success",
    text: "Assignment handed over with everything in it. The student and the tutors get an email.",
  },
  "assignment-not-handed-over": {
    tone: "danger",
    text: "This assignment could not be handed over: it has ended, no longer exists, or the student has the same one with that tutor.",
  },
  "lessons-planned": { tone: "success", text: "The weekly lessons are planned." },
  "student-invited": { tone: "success", text: "Invited. The student gets an email with a link." },
  "tutor-invited": { tone: "success", text: "Invited. The tutor gets an email with a link." },
  "staff-invited": { tone: "success", text: "Invited. They get an email with a link." },
  "staff-changed": { tone: "success", text: "Role changed. They sign in again." },
  "staff-ended": { tone: "success", text: "Access ended. They get an email." },
  "staff-not-changed": {
    tone: "danger",
    text: "Nothing was changed: they are no longer in the staff, or you are no longer an owner.",
  },
  "last-owner": {
    tone: "danger",
    text: "Nothing was changed: the academy needs an owner. Make somebody else an owner first.",
  },
  "import-not-started": {
    tone: "danger",
    text: "Nothing was started: the sheet, or what it is about, has changed or is gone. Please look again.",
  },
  "import-not-undone": { tone: "danger", text: "This import can't be undone, or is gone." },
  "invitation-renewed": { tone: "success", text: "The invitation is on its way again." },
  "invitation-not-renewed": {
    tone: "danger",
    text: "No invitation was sent: a password is set already, or several were sent within the hour.",
  },
  "site-saved": { tone: "success", text: "Saved in the draft. Publish it when it is ready." },
  "site-published": { tone: "success", text: "Published. Visitors see it from now on." },
  "site-not-published": {
    tone: "danger",
    text: "Somebody else has published or discarded the changes. Nothing waits to be published.",
  },
  "site-discarded": { tone: "success", text: "The changes are discarded." },
  "site-not-discarded": { tone: "danger", text: "There was nothing to discard." },
  "site-restored": { tone: "success", text: "The site says again what it said in that version." },
  "note-written": { tone: "success", text: "Note saved." },
  "note-deleted": { tone: "success", text: "Note deleted." },
  "assignment-not-deleted": { tone: "danger", text: "Error deleting assignment" },
  "student-deleted": {
    tone: "success",
    text: "The student and assignments were deleted from the database. The sign-in account was removed by a server-side delete.",
    undoIn: "students",
    undoText: "Undo brings both back, within 10 seconds.",
  },
  "guardian-ended": { tone: "success", text: "The guardian's access has ended." },
  "guardian-not-ended": { tone: "danger", text: "This student no longer has a guardian." },
  "student-restored": {
    tone: "success",
    text: "The student is back with all assignments, and has to sign in again.",
  },
  "student-taken": {
    tone: "danger",
    text: "That can't be undone: the email address now belongs to a new account.",
  },
  "student-booked": {
    tone: "danger",
    text: "That can't be undone: one of the tutors has another lesson at the time of one of the student's by now.",
  },
  "student-orphaned": {
    tone: "danger",
    text: "That can't be undone: one of the tutors no longer exists.",
  },
  "student-late": { tone: "danger", text: late },
  "student-not-deleted": {
    tone: "danger",
    text: "Error deleting student. Check console for details.",
  },
  "signed-out": {
    tone: "success",
    text: "Signed out on all devices. They can sign in again with their password.",
  },
  "not-signed-out": {
    tone: "danger",
    text: "Nobody was signed out: the account no longer exists.",
  },
  "tutor-approved": { tone: "success", text: "Tutor approved successfully!" },
  "tutor-not-approved": { tone: "danger", text: "Error approving tutor" },
  "no-tutors-chosen": { tone: "danger", text: "Please select at least one application." },
  "tutor-rejected": {
    tone: "success",
    text: "Application rejected. The tutor can read the reason.",
  },
  "tutor-suspended": {
    tone: "success",
    text: "Tutor suspended. They are signed out and can't see anything about students.",
  },
  "tutor-not-suspended": { tone: "danger", text: "Error suspending tutor" },
  "suspension-lifted": { tone: "success", text: "Suspension lifted. The tutor teaches again." },
  "suspension-not-lifted": { tone: "danger", text: "Error lifting suspension" },
  "call-logged": { tone: "success", text: "Call logged." },
  "enquiry-added": { tone: "success", text: "The enquiry is on the board." },
  "enquiry-deleted": { tone: "success", text: "The enquiry is deleted." },
  "demo-booked": { tone: "success", text: "The demo class is booked." },
  "demo-moved": { tone: "success", text: "The demo class is changed." },
  "enquiry-changed": { tone: "success", text: "Saved." },
  "enquiry-enrolled": { tone: "success", text: "Enrolled." },
  "enquiry-lost": { tone: "success", text: "Marked as lost." },
  "enquiry-not-changed": {
    tone: "danger",
    text: "That is not possible any more: somebody else has changed this enquiry.",
  },
  "holiday-added": { tone: "success", text: "Holiday added." },
  "holidays-accepted": { tone: "success", text: "Accepted as holidays of the academy." },
  "holidays-not-accepted": {
    tone: "danger",
    text: "Nothing was accepted: these days are holidays already, or not in the list.",
  },
  "holiday-removed": { tone: "success", text: "Holiday removed." },
  "holiday-gone": { tone: "danger", text: "That day is no holiday any more." },
  "chapters-saved": { tone: "success", text: "Chapters saved." },
  "chapters-reset": { tone: "success", text: "The standard list is in use again." },
  "tutor-not-rejected": { tone: "danger", text: "Error rejecting tutor" },
};
