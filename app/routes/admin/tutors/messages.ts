import type { ReasonProblem } from "#domain/tutor.ts";

export const messages = {
  caption: "Tutors",
  empty: "No tutors yet.",
  name: "Name",
  contact: "Contact",
  email: "Email",
  background: "Background",
  experience: (band: string) => `${band} of experience`,
  experienceSort: "Experience",
  teaches: "Teaches",
  status: "Status",
  applied: "Applied",
  approve: "Approve",
  select: "Select",
  selectAll: "Select all",
  approveSelected: "Approve selected",
  reject: "Reject",
  reason: (reason: string) => `Reason: ${reason}`,
  rejectTitle: "Reject application",
  rejectQuestion: (name: string) => `Why is the application of ${name} rejected?`,
  reasonLabel: "Reason",
  rejectHint: "The tutor reads this on their dashboard.",
  rejecting: "Rejecting...",
  suspend: "Suspend",
  suspendTitle: "Suspend tutor",
  suspendQuestion: (name: string) => `Why is ${name} suspended?`,
  suspendDetail:
    "The tutor is signed out at once and can no longer see or change anything about students. Their students see that the lessons are waiting for another tutor. You can lift the suspension later.",
  suspendHint: "The tutor reads this on their dashboard, and admins in the log.",
  suspending: "Suspending...",
  lift: "Lift Suspension",
  liftTitle: "Lift suspension",
  liftQuestion: (name: string) => `Why is the suspension of ${name} lifted?`,
  liftDetail: "The tutor teaches the same students again, and their lessons are back.",
  liftHint: "Admins read this in the log.",
  lifting: "Lifting...",
};

export const reasonProblems: Record<ReasonProblem, string> = {
  "reason-missing": "Please enter a reason.",
  "too-long": "Please keep the reason within 500 characters.",
};
