// English: 2f44ecca
import type * as english from "#content/site/pages/sample-notice.ts";

export const sampleNotice: typeof english.sampleNotice = {
  label: "अकादमी के स्टाफ़ के लिए",
  text: "यह सिर्फ़ आपको दिखता है: इस साइट पर कुछ जगह अभी नमूने के शब्द हैं।",
  link: { label: "देखें, कहाँ", href: "/admin-dashboard/site" },
};
