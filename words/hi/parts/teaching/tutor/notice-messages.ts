// English: bc7055f7
import type { ContentKind } from "#domain/teaching/content-kind.ts";
import type * as english from "#parts/teaching/tutor/notice-messages.ts";

// All four are feminine, so one form of each verb serves them.
const nouns: Record<ContentKind, string> = {
  recording: "रिकॉर्डिंग",
  "live-session": "क्लास",
  exam: "परीक्षा",
  announcement: "घोषणा",
};

export const messages: typeof english.messages = {
  added: (kind) => `${nouns[kind]} प्रकाशित हो गई।`,
  published: (kind, count) => `${nouns[kind]} ${count} आवंटनों में प्रकाशित हो गई।`,
  saved: (kind) => `${nouns[kind]} बदल गई।`,
  deleted: (kind) => `${nouns[kind]} हटा दी गई।`,
  cancelled: "क्लास रद्द हो गई। विद्यार्थी को ईमेल मिलेगा।",
  restored: (kind) => `${nouns[kind]} वापस आ गई।`,
  planned: (count) => (count === 1 ? "1 क्लास तय हो गई।" : `${count} क्लासें तय हो गईं।`),
  severalSaved: (count) => `${count} क्लासें बदल गईं।`,
  severalCancelled: (count) => `${count} क्लासें रद्द हो गईं।`,
  severalDeleted: (count) => `${count} क्लासें हटा दी गईं।`,
  late: "वापस लेने का समय निकल चुका है।",
  taken: (kind) => `इसे वापस नहीं लिया जा सकता: वही ${nouns[kind]} फिर से जोड़ी जा चुकी है।`,
  booked: "इसे वापस नहीं लिया जा सकता: अब उस समय किसी की दूसरी क्लास है।",
  orphaned: "इसे वापस नहीं लिया जा सकता: वह आवंटन अब नहीं है।",
};
