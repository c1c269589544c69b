import type { EnquiryAsker, EnquirySource } from "#domain/enquiries/enquiry.ts";
import type { EnquiryStage } from "#domain/enquiries/stage.ts";

/** Words for the codes of enquiries, for loaders: the browser gets only those that it shows. */
export const stageWords: Record<EnquiryStage, string> = {
  new: "New",
  called: "Called",
  "demo-booked": "Demo booked",
  "demo-held": "Demo held",
  enrolled: "Enrolled",
  lost: "Lost",
};

export const sourceWords: Record<EnquirySource, string> = {
  website: "Website",
  phone: "Phone",
  "walk-in": "Walk-in",
  whatsapp: "WhatsApp",
  referral: "Referral",
  other: "Other",
};

export const askerWords: Record<EnquiryAsker, string> = {
  parent: "parent",
  student: "student",
};

/** The lines of an enquiry's history, by their codes. */
export const eventWords: Readonly<Record<string, string>> = {
  received: "Received",
  call: "Call",
  note: "Note",
  owner: "Owner changed",
  "next-step": "Next step",
  lost: "Lost",
  reopened: "Opened again",
  enrolled: "Enrolled",
  "demo-booked": "Demo booked",
  "demo-held": "Demo held",
  "demo-moved": "Demo changed",
  "demo-missed": "Demo missed",
  "demo-cancelled": "Demo cancelled",
};
