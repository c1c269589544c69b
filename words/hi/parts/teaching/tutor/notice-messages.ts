// English: e18cdbf1
import type { ContentKind } from "#domain/teaching/content-kind.ts";
import type * as english from "#parts/teaching/tutor/notice-messages.ts";

interface Forms {
  noun: string;
  published: string;
  changed: string;
  deleted: string;
  back: string;
  added: string;
}

// The verb follows the gender of its noun.
const feminine = {
  published: "प्रकाशित हो गई",
  changed: "बदल गई",
  deleted: "हटा दी गई",
  back: "वापस आ गई",
  added: "फिर से जोड़ी जा चुकी है",
};

const forms: Record<ContentKind, Forms> = {
  recording: { noun: "रिकॉर्डिंग", ...feminine },
  "live-session": {
    noun: "लाइव सेशन",
    published: "प्रकाशित हो गया",
    changed: "बदल गया",
    deleted: "हटा दिया गया",
    back: "वापस आ गया",
    added: "फिर से जोड़ा जा चुका है",
  },
  exam: { noun: "परीक्षा", ...feminine },
  announcement: { noun: "घोषणा", ...feminine },
};

export const messages: typeof english.messages = {
  added: (kind) => `${forms[kind].noun} ${forms[kind].published}।`,
  published: (kind, count) => `${forms[kind].noun} ${count} आवंटनों में ${forms[kind].published}।`,
  saved: (kind) => `${forms[kind].noun} ${forms[kind].changed}।`,
  deleted: (kind) => `${forms[kind].noun} ${forms[kind].deleted}।`,
  cancelled: "क्लास रद्द हो गई। विद्यार्थी को ईमेल मिलेगा।",
  restored: (kind) => `${forms[kind].noun} ${forms[kind].back}।`,
  planned: (count) => (count === 1 ? "1 क्लास तय हो गई।" : `${count} क्लास तय हो गईं।`),
  severalSaved: (count) => `${count} क्लास बदल गईं।`,
  severalCancelled: (count) => `${count} क्लास रद्द हो गईं।`,
  severalDeleted: (count) => `${count} क्लास हटा दी गईं।`,
  late: "वापस लेने का समय निकल चुका है।",
  taken: (kind) => `इसे वापस नहीं लिया जा सकता: वही ${forms[kind].noun} ${forms[kind].added}।`,
  booked: "इसे वापस नहीं लिया जा सकता: अब उस समय किसी की दूसरी क्लास है।",
  orphaned: "इसे वापस नहीं लिया जा सकता: वह आवंटन अब नहीं है।",
};
