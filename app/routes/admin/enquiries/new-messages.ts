import type { EnquiryLabels } from "#content/enquiries/enquiry.ts";

export const messages = {
  title: "New Enquiry",
  back: "Enquiries",
  intro: "A name, a class, and a phone number or an email are enough.",
  labels: {
    name: "Name",
    asker: "Who asks",
    askers: { parent: "A parent", student: "A student" },
  } satisfies EnquiryLabels,
  source: "Source",
  sourceHint: "Whoever calls or walks in counts as answered.",
  note: "Note",
  optional: "optional",
  add: "Add Enquiry",
  adding: "Adding...",
  cancel: "Cancel",
};
