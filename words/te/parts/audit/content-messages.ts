// English: 559191d4
import type * as english from "#parts/audit/content-messages.ts";

type Sentences = (typeof english.contentSentences)["recording"];

/** @param noun in the accusative */
const about = (noun: string): Sentences => ({
  publish: { done: `${noun} ప్రచురించారు`, denied: `${noun} ప్రచురించడానికి ప్రయత్నించారు` },
  edit: { done: `${noun} మార్చారు`, denied: `${noun} మార్చడానికి ప్రయత్నించారు` },
  unpublish: { done: `${noun} తొలగించారు`, denied: `${noun} తొలగించడానికి ప్రయత్నించారు` },
  "undo-unpublish": {
    done: `${noun} తిరిగి తీసుకొచ్చారు`,
    denied: `${noun} తిరిగి తీసుకురావడానికి ప్రయత్నించారు`,
  },
});

export const contentSentences: typeof english.contentSentences = {
  recording: about("ఒక రికార్డింగ్‌ను"),
  "live-session": about("ఒక లైవ్ సెషన్‌ను"),
  exam: about("ఒక పరీక్షను"),
  announcement: about("ఒక ప్రకటనను"),
};
