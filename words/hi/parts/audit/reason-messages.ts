// English: 784bcc7f
import type * as english from "#parts/audit/reason-messages.ts";

export const reasons: typeof english.reasons = {
  "not-signed-in": "कोई साइन इन नहीं था।",
  "wrong-role": "यह दूसरी भूमिका वालों के लिए है।",
  "not-found": "ऐसा कोई रिकॉर्ड नहीं है, या वह उनका नहीं है।",
  "not-approved": "ट्यूटर मंज़ूर नहीं हैं।",
  suspended: "ट्यूटर निलंबित हैं।",
  "not-possible": "तब तक यह मुमकिन नहीं रहा था।",
  booked: "उस समय किसी की दूसरी क्लास है।",
  "selection-missing": "कुछ चुनना रह गया था।",
  "tutor-not-eligible": "ट्यूटर यह नहीं पढ़ाते, या मंज़ूर नहीं हैं।",
  "address-taken": "इस ईमेल पते से पहले से खाता है।",
  "wrong-credentials": "ईमेल या पासवर्ड ग़लत था।",
  "wrong-code": "कोड ग़लत था या पहले ही इस्तेमाल हो चुका था।",
  "wrong-passkey": "पासकी अनजान थी, या उसका जवाब ग़लत था।",
  "wrong-signature": "उस पर भुगतान सेवा के हस्ताक्षर नहीं थे।",
  "no-record": "इस खाते की ऐसी कोई भूमिका नहीं है।",
  "no-second-factor": "एडमिन के खाते में दो चरणों वाला सत्यापन नहीं है, जो अकादमी में ज़रूरी है।",
  limited: "बहुत ज़्यादा बार कोशिश हुई।",
  "cross-site": "फ़ॉर्म हमारी साइट से नहीं आया था।",
  robot: "फ़ॉर्म किसी प्रोग्राम ने भरा था।",
  "too-large": "फ़ॉर्म बहुत बड़ा था।",
  "not-a-form": "यह फ़ॉर्म नहीं था।",
  "unreadable-form": "फ़ॉर्म पढ़ा नहीं जा सका।",
  repeated: "बहुत बार रोका गया, इसलिए हर बार की अलग प्रविष्टि नहीं है।",
};
