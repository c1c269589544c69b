/** Where an enquiry came from; the staff choose one of the others when they type one in. */
export const enquirySources = [
  "website",
  "phone",
  "walk-in",
  "whatsapp",
  "referral",
  "other",
] as const;

export type EnquirySource = (typeof enquirySources)[number];

/** The sources of those that the staff type in. */
export type StaffSource = Exclude<EnquirySource, "website">;

export const staffSources = enquirySources.filter((source) => source !== "website");

/** Whether whoever types one in has talked with the family. */
export function isAnsweredBy(source: EnquirySource): boolean {
  return source === "phone" || source === "walk-in";
}

/** Who asks. */
export const enquiryAskers = ["parent", "student"] as const;

export type EnquiryAsker = (typeof enquiryAskers)[number];

/** The languages in which a family can be called. */
export const enquiryLanguages = ["en", "te", "hi"] as const;

export type EnquiryLanguage = (typeof enquiryLanguages)[number];
