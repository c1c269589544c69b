// English: 2e75e9ac
import type * as english from "#routes/admin/enquiries/dialog-messages.ts";

const tooLong = "कृपया 2,000 से ज़्यादा अक्षर न लिखें।";

export const messages: typeof english.messages = {
  cancel: "रहने दें",
  saving: "सेव हो रहा है...",
  call: {
    title: "कॉल दर्ज करें",
    note: "क्या बात हुई",
    optional: "ज़रूरी नहीं",
    save: "दर्ज करें",
    problems: { "too-long": tooLong },
    notPossible: "कॉल दर्ज नहीं हुई: यह पूछताछ अब नहीं है।",
  },
  loss: {
    title: "दर्ज करें कि दाख़िला नहीं हुआ",
    reason: "क्यों",
    choose: "कारण चुनें",
    note: "नोट",
    optional: "ज़रूरी नहीं",
    save: "दर्ज करें",
    problems: {
      "reason-missing": "कृपया कारण चुनें।",
      "note-missing": "कृपया बताएँ कि कारण क्या है।",
      "too-long": tooLong,
    },
    notPossible: "इस पूछताछ में दाख़िला न होना पहले से दर्ज है, या दाख़िला हो चुका है।",
  },
  step: {
    title: "अगला काम",
    hint: "अगला काम न हो तो सब खाली छोड़ दें।",
    nextStep: "क्या करना है",
    date: "तारीख़",
    time: "समय",
    save: "सेव करें",
    problems: {
      "step-missing": "कृपया लिखें कि क्या करना है।",
      "too-long": "कृपया 200 से ज़्यादा अक्षर न लिखें।",
      "date-missing": "कृपया तारीख़ भरें।",
      "time-missing": "कृपया समय भरें।",
      "no-such-time": "ऐसा कोई समय नहीं है। कृपया जाँच लें।",
    },
    notPossible: "अगला काम सेव नहीं हुआ: यह पूछताछ अब नहीं है।",
  },
};
