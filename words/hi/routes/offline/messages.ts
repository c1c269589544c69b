// English: e6e655ed
import type * as english from "#routes/offline/messages.ts";

export const messages: typeof english.messages = {
  title: "आप ऑफ़लाइन हैं",
  text: "अभी नेटवर्क नहीं है। उसके लौटते ही सब कुछ फिर काम करेगा।",
  week: "आपके अगले सात दिन",
  asOf: (moment) => `${moment} तक की जानकारी। उसके बाद क्लासें बदली हो सकती हैं।`,
  none: "कोई क्लास तय नहीं है।",
  cancelled: "रद्द",
};
