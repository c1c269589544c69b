import type { StaffNewsKind } from "#domain/mail/mail.ts";

const subjects: Record<StaffNewsKind, string> = {
  invited: "A person was invited to the staff",
  "invited-again": "An invitation to the staff was sent again",
  joined: "An invitation to the staff was accepted",
  "role-changed": "A role in the staff was changed",
  ended: "A person's access to the dashboard has ended",
  created: "A person was added to the staff",
  removed: "A person was removed from the staff",
  restored: "A restored backup has added a person to the staff",
};

export const messages = {
  subjects,
  text: (academy: string) =>
    `Every owner of ${academy} gets this email when a role in the staff is given, changed or ended.`,
  person: "Person",
  nameless: "A person whose name is deleted",
  role: "Role",
  formerRole: "Role before",
  by: "Done by",
  themselves: (name: string) => `${name}, with the link of the invitation`,
  operator: "Whoever runs the server, with a command",
  when: "When",
  owners: "Owners now",
  not: "If this is not right, end the access on the page of the staff at once, and choose a new password for your own account.",
  link: "Open the Staff",
};
