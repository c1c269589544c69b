// English: bc7055f7
import type { ContentKind } from "#domain/teaching/content-kind.ts";
import type * as english from "#parts/teaching/tutor/notice-messages.ts";

const nouns: Record<ContentKind, string> = {
  recording: "రికార్డింగ్",
  "live-session": "క్లాస్",
  exam: "పరీక్ష",
  announcement: "ప్రకటన",
};

/** The same words where something is done to them. */
const objects: Record<ContentKind, string> = {
  recording: "రికార్డింగ్‌ను",
  "live-session": "క్లాసును",
  exam: "పరీక్షను",
  announcement: "ప్రకటనను",
};

export const messages: typeof english.messages = {
  added: (kind) => `${objects[kind]} ప్రచురించాం.`,
  published: (kind, count) => `${objects[kind]} ${count} కేటాయింపుల్లో ప్రచురించాం.`,
  saved: (kind) => `${objects[kind]} మార్చాం.`,
  deleted: (kind) => `${objects[kind]} తొలగించాం.`,
  cancelled: "క్లాస్‌ను రద్దు చేశాం. విద్యార్థికి ఈమెయిల్ వెళ్తుంది.",
  restored: (kind) => `${nouns[kind]} మళ్లీ వచ్చింది.`,
  planned: (count) => (count === 1 ? "1 క్లాస్ నిర్ణయమైంది." : `${count} క్లాసులు నిర్ణయమయ్యాయి.`),
  severalSaved: (count) => `${count} క్లాసులను మార్చాం.`,
  severalCancelled: (count) => `${count} క్లాసులను రద్దు చేశాం.`,
  severalDeleted: (count) => `${count} క్లాసులను తొలగించాం.`,
  late: "వెనక్కి తీసుకునే సమయం దాటిపోయింది.",
  taken: (kind) => `దాన్ని వెనక్కి తీసుకోలేం: అలాంటి ${objects[kind]} ఇప్పటికే మళ్లీ జోడించారు.`,
  booked: "దాన్ని వెనక్కి తీసుకోలేం: ఈలోపు ఆ సమయంలో ఎవరికో మరో క్లాస్ వచ్చింది.",
  orphaned: "దాన్ని వెనక్కి తీసుకోలేం: ఆ కేటాయింపు ఇప్పుడు లేదు.",
};
