// English: 7dd6ec2e
import type * as english from "#mails/fees/messages.ts";

export const feeWords: typeof english.feeWords = {
  toPay: "अभी देना है",
  nothing: "अभी कुछ देना नहीं है।",
  ahead: (amount) => `अभी कुछ देना नहीं है: ${amount} पहले से जमा है।`,
  upiId: "UPI ID",
  payee: "नाम",
  account: "खाता",
  ifsc: "IFSC",
  code: "नोट",
  askOffice: "भुगतान कैसे करें, यह कृपया हमसे पूछें।",
  paid: "कृपया भुगतान के साथ यह नोट लिखें, ताकि हमें पता चले कि वह आपका है। भुगतान के बाद फ़ीस का पेज खोलें और ट्रांसफ़र के 12 अंक हमें बताएँ।",
  link: "फ़ीस देखें",
  keep: "जिसके पास यह लिंक है, वह यह फ़ीस पढ़ सकता है, इसलिए कृपया इसे अपने पास ही रखें।",
  reason: (academy) =>
    `आपको यह ईमेल इसलिए मिला है कि ${academy} में क्लासों का भुगतान करने वाले का यही पता दर्ज है।`,
};

export const documentNames: typeof english.documentNames = {
  invoice: (number) => `इनवॉइस ${number}`,
  "credit-note": (number) => `क्रेडिट नोट ${number}`,
  receipt: (number) => `रसीद ${number}`,
};
