// English: 36829075
import type * as english from "#parts/audit/content-messages.ts";

type Sentences = (typeof english.contentSentences)["recording"];

/** @param noun in the accusative */
const about = (noun: string): Sentences => ({
  publish: `${noun} ప్రచురించారు`,
  edit: `${noun} మార్చారు`,
  unpublish: `${noun} తొలగించారు`,
  "undo-unpublish": `${noun} తిరిగి తీసుకొచ్చారు`,
});

export const contentSentences: typeof english.contentSentences = {
  recording: about("ఒక రికార్డింగ్‌ను"),
  "live-session": about("ఒక క్లాసును"),
  exam: about("ఒక పరీక్షను"),
  announcement: about("ఒక ప్రకటనను"),
};
