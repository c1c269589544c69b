// English: 376fe615
import type * as english from "#routes/admin/enquiries/enrolment-messages.ts";

export const messages: typeof english.messages = {
  title: (name) => `दाख़िला: ${name}`,
  text: "विद्यार्थी को पासवर्ड बनाने के लिंक के साथ ईमेल मिलता है; लिंक 14 दिन तक चलता है। परिवार ने जो बताया, वह पहले से भरा है।",
  tutor: "ट्यूटर",
  tutorHint: "ऊपर के विषयों में से एक के लिए पहला आवंटन। बाकी विद्यार्थी के पेज पर बाद में जोड़े जा सकते हैं।",
  nobody: "अभी कोई नहीं",
  choice: (tutor, subject) => `${tutor} · ${subject}`,
  submit: "दाख़िला दें",
  enrolling: "दाख़िला हो रहा है...",
  cancel: "रहने दें",
  taken: "इस ईमेल पते से पहले से एक खाता है।",
  takenBy: (name) => `यह ईमेल पता ${name} का है, जो पहले से विद्यार्थी हैं।`,
  openStudent: "विद्यार्थी का पेज खोलें",
  enrolKnown: (name) => `इसके बजाय ${name} को दाख़िला दें`,
  notPossible: "इस पूछताछ में दाख़िला पहले ही हो चुका है, या दर्ज है कि नहीं हुआ।",
  notEligible: "ये ट्यूटर इस कक्षा में वह विषय नहीं पढ़ा सकते। कृपया कोई और चुनें।",
};
