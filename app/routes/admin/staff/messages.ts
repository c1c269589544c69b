import type { StaffInvitationProblem } from "#domain/people/staff-invitation.ts";
import type { StaffRole } from "#domain/people/staff.ts";

/** What each role may do, beside its name. */
const about: Record<StaffRole, string> = {
  owner: "Everything, also the staff, the set-up and the log.",
  coordinator: "Students, tutors, assignments, timetable, lessons and enquiries.",
  accountant: "Reads lessons, reports and quality, without contacts. Changes nothing.",
  editor: "The texts of the public site only.",
};

const problems: Record<StaffInvitationProblem, string> = {
  "required-missing": "Please fill in the name and the email.",
  "email-invalid": "Please enter a valid email address.",
  "name-invalid": "Please enter a name without links or hidden characters.",
  "too-long": "Please use at most 100 characters for the name and 254 for the email.",
  "role-missing": "Please choose a role.",
};

export const messages = {
  title: "Staff",
  intro: "Who works in this dashboard, and what each may see and do.",
  invite: "Invite",
  name: "Name",
  email: "Email",
  role: "Role",
  state: "State",
  active: "Active",
  invited: "Invited",
  expired: "Invitation expired",
  invitedUntil: (at: string) => `Invited, until ${at}`,
  expiredSince: (at: string) => `Invitation expired on ${at}`,
  secondFactor: "Second factor",
  yes: "Yes",
  no: "No",
  lastSeen: "Last seen",
  never: "Never",
  you: (name: string) => `${name} (you)`,
  about,
  inviteTitle: "Invite to the Staff",
  inviteText:
    "They get an email with a link to set a password, which works for 7 days. You confirm with your password, and every owner gets an email.",
  submit: "Send Invitation",
  sending: "Sending...",
  taken: "There is an account with this email address already.",
  problems,
  changeRole: "Change Role",
  changeText: "They are signed out everywhere, and get an email. You confirm with your password.",
  save: "Save Role",
  saving: "Saving...",
  resend: "Send Invitation Again",
  end: "End Access",
  endInvitation: "End Invitation",
  endTitle: (name: string) => `End the access of ${name}`,
  endQuestion: (name: string) => `Should ${name} lose access now?`,
  endDetail:
    "Their account is deleted and they are signed out everywhere. They get an email. What they wrote and decided keeps their name. You confirm with your password.",
  ending: "Ending...",
  cancel: "Cancel",
  back: "Back to the staff",
};
