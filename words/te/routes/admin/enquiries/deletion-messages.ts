// English: 4d040f0f
import type * as english from "#routes/admin/enquiries/deletion-messages.ts";

export const messages: typeof english.messages = {
  title: "ఈ ఎంక్వైరీని తొలగించండి",
  question: "ఈ ఎంక్వైరీని, దాని వివరాలన్నిటితో సహా తొలగించాలా? మళ్లీ తిరిగి తీసుకురాలేం.",
  detail: "కుటుంబం అలా కోరవచ్చు. ఎందుకు చేరలేదో చెప్పాలనుకుంటే, తొలగించకుండా చేరలేదని నమోదు చేయండి.",
  confirm: "తొలగించండి",
  pending: "తొలగిస్తున్నాం...",
  cancel: "వద్దు",
  notPossible: "ఈ కుటుంబం చేరింది: ఈ ఎంక్వైరీ విద్యార్థి రికార్డులో భాగం.",
};
