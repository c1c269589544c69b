// English: 36829075
import type * as english from "#parts/audit/content-messages.ts";

type Sentences = (typeof english.contentSentences)["recording"];

/** @param did "किया" or "की", by the noun's gender; likewise the other verbs */
const about = (noun: string, did: string, changed: string, removed: string): Sentences => ({
  publish: `${noun} प्रकाशित ${did}`,
  edit: `${noun} ${changed}`,
  unpublish: `${noun} ${removed}`,
  "undo-unpublish": `${noun} वापस लाए`,
});

export const contentSentences: typeof english.contentSentences = {
  recording: about("एक रिकॉर्डिंग", "की", "बदली", "हटाई"),
  "live-session": about("एक क्लास", "की", "बदली", "हटाई"),
  exam: about("एक परीक्षा", "की", "बदली", "हटाई"),
  announcement: about("एक घोषणा", "की", "बदली", "हटाई"),
};
