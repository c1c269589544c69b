// English: 8989658d
import type * as english from "#routes/admin/person/suspension-messages.ts";

export const suspensionMessages: typeof english.suspensionMessages = {
  title: "निलंबित",
  past: "पहले के निलंबन",
  text: "ट्यूटर विद्यार्थियों की कोई जानकारी न देख सकते हैं, न बदल सकते हैं। नीचे की क्लासें रुकी हुई हैं: हर कोर्स किसी दूसरे ट्यूटर को सौंपें, या निलंबन हटाएँ।",
  lift: "निलंबन हटाएँ",
  since: (at, by) => `${at} से, ${by} के द्वारा`,
  lifted: (at, reason) => `निलंबन हटा: ${at}। कारण: ${reason}`,
  former: "पूर्व एडमिन",
};
