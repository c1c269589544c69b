// English: 8e6f908d
import type * as english from "#parts/teaching/content/link-messages.ts";

export const linkKinds: typeof english.linkKinds = {
  "youtube-video": () => "YouTube वीडियो, पेज में ही चलेगा",
  "google-form": () => "Google Form",
  "google-drive-file": () => "Google Drive फ़ाइल",
  page: (host) => `${host} नए टैब में खुलेगा`,
};

export const linkWarnings: typeof english.linkWarnings = {
  "unusual-host": "यह जाना-पहचाना वेब पता नहीं है। देख लें कि आपके विद्यार्थी इसे खोल पाते हैं या नहीं।",
  "not-encrypted": "यह लिंक http:// से शुरू होता है, यानी एन्क्रिप्ट नहीं है। https:// से कोशिश करें।",
};
