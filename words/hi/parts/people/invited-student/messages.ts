// English: f53a9721
import { studentWords } from "#content/account/profile.ts";
import type * as english from "#parts/people/invited-student/messages.ts";

export const messages: typeof english.messages = {
  title: "विद्यार्थी को आमंत्रित करें",
  text: "विद्यार्थी को पासवर्ड बनाने के लिंक के साथ ईमेल मिलता है; लिंक 14 दिन तक चलता है। बाकी सब बाद में बदला जा सकता है।",
  guardian: "अभिभावक",
  guardianText:
    "अगर आप जानते हैं कि सहमति किससे माँगनी है, तो यह भरें। विद्यार्थी के पासवर्ड बनाने के बाद अभिभावक को सहमति माँगने वाला ईमेल जाता है।",
  guardianName: "अभिभावक का नाम",
  guardianEmail: "अभिभावक का ईमेल",
  email: "ईमेल",
  submit: "आमंत्रण भेजें",
  sending: "भेजा जा रहा है...",
  taken: "इस ईमेल पते से पहले से एक खाता है।",
  problems: studentWords.problems,
  guardianProblems: {
    "required-missing": "कृपया अभिभावक का नाम और ईमेल दोनों दें, या दोनों छोड़ दें।",
    "relation-missing": "कृपया अभिभावक का नाम और ईमेल दोनों दें, या दोनों छोड़ दें।",
    "email-invalid": "कृपया अभिभावक का सही ईमेल पता लिखें।",
    "name-invalid": studentWords.problems["name-invalid"],
    "too-long": studentWords.problems["too-long"],
  },
};
