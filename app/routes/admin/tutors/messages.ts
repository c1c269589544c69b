import type { RejectionProblem } from "#domain/tutor.ts";

export const messages = {
  caption: "Tutors",
  empty: "No tutors yet.",
  searchHint: "Name, email, phone, class or subject",
  name: "Name",
  contact: "Contact",
  background: "Background",
  experience: (band: string) => `${band} of experience`,
  teaches: "Teaches",
  status: "Status",
  applied: "Applied",
  bio: "Bio",
  approve: "Approve",
  select: "Select",
  approveSelected: "Approve selected",
  reject: "Reject",
  reason: (reason: string) => `Reason: ${reason}`,
  rejectTitle: "Reject application",
  rejectQuestion: (name: string) => `Why is the application of ${name} rejected?`,
  rejectReason: "Reason",
  rejectHint: "The tutor reads this on their dashboard.",
  rejecting: "Rejecting...",
};

export const rejectionProblems: Record<RejectionProblem, string> = {
  "reason-missing": "Please enter a reason.",
  "too-long": "Please keep the reason within 500 characters.",
};
