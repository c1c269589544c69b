import type { TutorStatus } from "#domain/tutor.ts";

const words = {
  add: "You need to be approved before you can add content.",
  manage: "You need to be approved before you can manage content.",
};

/** §6's words for a tutor who may not add or manage content; a rejected one has nothing to wait for. */
export function describeRefusal(attempt: keyof typeof words, status: TutorStatus): string {
  const advice =
    status === "rejected" ? "Please contact support." : "Please wait for admin approval.";
  return `${words[attempt]} ${advice}`;
}
