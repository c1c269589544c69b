// English: d9618648
import type * as english from "#parts/office/list/students-messages.ts";

export const messages: typeof english.messages = {
  caption: "విద్యార్థులు",
  empty: "ఇంకా విద్యార్థులు లేరు.",
  name: "పేరు",
  email: "ఈమెయిల్",
  phone: "ఫోన్",
  class: "తరగతి",
  subjects: "సబ్జెక్టులు",
  invite: "విద్యార్థిని ఆహ్వానించండి",
  invited: "ఆహ్వానించారు",
  joined: "చేరిన తేదీ",
  notGiven: "ఇవ్వలేదు",
  deleteTitle: (name) => `${name} ఖాతాను తొలగించండి`,
  deleteQuestion: "ఈ విద్యార్థిని, వారి కేటాయింపులన్నిటినీ నిజంగా తొలగించాలా?",
  deleteDetail:
    "ఆ కేటాయింపుల్లోని రికార్డింగ్‌లు, క్లాసులు, పరీక్షలు, ప్రకటనలు కూడా పోతాయి. 10 సెకన్లలోపు దీన్ని వెనక్కి తీసుకోవచ్చు.",
};
