// English: d8361159
import { count } from "#content/shared/count.ts";
import type * as english from "#routes/admin/referrals/messages.ts";

export const messages: typeof english.messages = {
  title: "रेफ़रल",
  intro: "कौन किसके ज़रिए आया: वे विद्यार्थी जिन्होंने साइन अप करते समय बताया कि उन्हें किसने बताया था।",
  month: "महीना",
  show: "दिखाएँ",
  totals: (students, referrers, withCourse) =>
    `${count(referrers, "व्यक्ति", "लोगों")} के ज़रिए ${students} विद्यार्थी आए; इनमें से ${withCourse} के पास कोर्स है।`,
  most: (number) => `सबसे नए ${number} विद्यार्थी दिखाए गए हैं।`,
  none: "इस महीने जुड़ने वालों में से किसी ने कोई नाम नहीं बताया।",
  numbers: (inMonth, inAll) => `इस महीने ${inMonth}, कुल ${inAll}`,
  joined: (day) => `${day} को जुड़े`,
  withCourse: "कोर्स है",
  withoutCourse: "अभी कोर्स नहीं",
};
