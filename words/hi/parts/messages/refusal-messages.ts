// English: 3c1c80a1
import { inMinutes } from "#content/shared/count.ts";
import type * as english from "#parts/messages/refusal-messages.ts";

export const refusals: typeof english.refusals = {
  problems: {
    empty: "कृपया कुछ लिखें।",
    "too-long": "यह बहुत लंबा है। कृपया इसे दो संदेशों में भेजें।",
  },
  closed: "अब आप यहाँ नहीं लिख सकते।",
  badForm: "कृपया यह पेज फिर से खोलें और अपना संदेश एक बार और भेजें।",
  tooMany: (minutes) => `आपने बहुत लिखा है। कृपया ${inMinutes(minutes)} रुकें।`,
  flagged: (found) =>
    `क्या आप इसे भेजना चाहते हैं? इसमें यह है: ${found}। कृपया बातचीत, भुगतान और संपर्क यहीं करें, जहाँ अकादमी सबकी सुरक्षा कर सकती है। अगर आप इसे भेजेंगे, तो हमारा स्टाफ़ इसे देखेगा।`,
  flags: {
    secret: "बात छिपाने का अनुरोध",
    phone: "फ़ोन नंबर",
    mail: "ईमेल पता",
    app: "किसी और चैट का नाम",
    pay: "कहीं और भुगतान का तरीक़ा",
    link: "किसी और साइट का लिंक",
  },
  reportProblems: {
    "reason-missing": "कृपया बताएँ कि क्या ग़लत है।",
    "too-long": "यह बहुत लंबा है। कृपया इसे छोटा करें।",
  },
  reportedBefore: "आप इस संदेश की रिपोर्ट पहले कर चुके हैं, या यह आपका अपना है।",
};
