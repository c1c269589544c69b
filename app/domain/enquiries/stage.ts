/** How far an enquiry has come, in the order of the board. */
export const enquiryStages = [
  "new",
  "called",
  "demo-booked",
  "demo-held",
  "enrolled",
  "lost",
] as const;

export type EnquiryStage = (typeof enquiryStages)[number];

/** Why an enquiry was lost, in the order of the form. */
export const lostReasons = [
  "no-answer",
  "price",
  "time",
  "other-academy",
  "not-interested",
  "not-serious",
  "other",
] as const;

export type LostReason = (typeof lostReasons)[number];

/**
 * The stages that may follow each one. A demo that was missed or cancelled leads back to `called`, and
 * so does a lost enquiry that is opened again. Who is enrolled stays so.
 */
const next: Record<EnquiryStage, readonly EnquiryStage[]> = {
  new: ["called", "demo-booked", "enrolled", "lost"],
  called: ["demo-booked", "enrolled", "lost"],
  "demo-booked": ["called", "demo-held", "enrolled", "lost"],
  "demo-held": ["demo-booked", "enrolled", "lost"],
  enrolled: [],
  lost: ["called"],
};

/** Whether an enquiry may go from one stage to another. */
export function canFollow(stage: EnquiryStage, following: EnquiryStage): boolean {
  return next[stage].includes(following);
}

/** Whether a demo class can be planned, or moved where one is planned. */
export function canBookDemo(stage: EnquiryStage): boolean {
  return stage === "demo-booked" || canFollow(stage, "demo-booked");
}

/** Whether somebody still works on it: it is neither enrolled nor lost. */
export function isOpenStage(stage: EnquiryStage): boolean {
  return stage !== "enrolled" && stage !== "lost";
}

/** The reason that was submitted; null for any other text. */
export function parseLostReason(text: string): LostReason | null {
  return lostReasons.find((reason) => reason === text) ?? null;
}

/** The stage that an address names; null for any other text. */
export function parseEnquiryStage(text: string): EnquiryStage | null {
  return enquiryStages.find((stage) => stage === text) ?? null;
}

/** A stage's enquiries are counted up to this number, which stands for that many or more. */
export const maxCountedEnquiries = 200;
