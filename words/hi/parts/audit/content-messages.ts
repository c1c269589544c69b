// English: 559191d4
import type * as english from "#parts/audit/content-messages.ts";

type Sentences = (typeof english.contentSentences)["recording"];

/** @param did "किया" or "की", by the noun's gender; likewise the other verbs */
const about = (noun: string, did: string, changed: string, removed: string): Sentences => ({
  publish: {
    done: `${noun} प्रकाशित ${did}`,
    denied: `${noun} प्रकाशित करने की कोशिश की`,
  },
  edit: { done: `${noun} ${changed}`, denied: `${noun} बदलने की कोशिश की` },
  unpublish: { done: `${noun} ${removed}`, denied: `${noun} हटाने की कोशिश की` },
  "undo-unpublish": { done: `${noun} वापस लाए`, denied: `${noun} वापस लाने की कोशिश की` },
});

export const contentSentences: typeof english.contentSentences = {
  recording: about("एक रिकॉर्डिंग", "की", "बदली", "हटाई"),
  "live-session": about("एक लाइव सेशन", "किया", "बदला", "हटाया"),
  exam: about("एक परीक्षा", "की", "बदली", "हटाई"),
  announcement: about("एक घोषणा", "की", "बदली", "हटाई"),
};
