// English: c08e908f
import type * as english from "#routes/admin/enquiries/funnel-messages.ts";

export const messages: typeof english.messages = {
  title: "पूछताछ के नतीजे",
  intro: "हर महीने आई पूछताछ का अब तक क्या हुआ, यहाँ देखें।",
  months: "महीना",
  month: "महीना",
  show: "दिखाएँ",
  bySource: (month) => `${month}: ज़रिए के हिसाब से`,
  byMonth: "पिछले छह महीने",
  source: "ज़रिया",
  reasons: (month) => `${month} की पूछताछ: दाख़िला क्यों नहीं हुआ`,
  none: "इस महीने कोई पूछताछ नहीं आई।",
  noneLost: "ऐसी कोई पूछताछ नहीं।",
  back: "पूछताछ",
  nothing: "–",
  columns: {
    came: "आईं",
    called: "कॉल की गई",
    demos: "डेमो हुआ",
    enrolled: "दाख़िला हुआ",
    lost: "दाख़िला नहीं हुआ",
    answerSeconds: "जवाब में लगा समय",
    enrolmentSeconds: "दाख़िले में लगा समय",
  },
  median: "समय माध्यक (median) हैं।",
  reason: (reason, count) => `${reason}: ${count}`,
};
