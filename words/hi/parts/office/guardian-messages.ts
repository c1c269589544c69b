// English: acd53fce
import type * as english from "#parts/office/guardian-messages.ts";

const decisions = {
  given: "सहमति दी",
  withheld: "सहमति नहीं दी",
  withdrawn: "सहमति वापस ली",
};

const readers = { admin: "एडमिन", tutor: "ट्यूटर" };

export const guardianMessages: typeof english.guardianMessages = {
  title: (name) => `${name} के अभिभावक`,
  birthDate: "जन्म तिथि",
  age: (date, years) => `${date} (${years} साल)`,
  unknown: "नहीं दिया",
  guardian: "अभिभावक",
  none: "किसी का नाम नहीं दिया",
  relation: "रिश्ता",
  relations: {
    mother: "माता",
    father: "पिता",
    grandparent: "दादा-दादी या नाना-नानी",
    other: "कोई और अभिभावक",
  },
  email: "ईमेल",
  phone: "फ़ोन",
  consent: "सहमति",
  page: "पेज",
  pageNeverRead: "अभी तक नहीं पढ़ा",
  pageRead: (at, times) => `आख़िरी बार पढ़ा: ${at}, कुल ${times}`,
  consentStates: {
    unanswered: "अभी जवाब नहीं दिया",
    given: "दी है",
    outdated: "पुराने सहमति-पत्र के लिए दी थी: जो नया है वह नहीं खुला है; उनसे फिर पूछा गया है",
    withheld: "नहीं दी: कृपया परिवार से बात करें",
    withdrawn: "वापस ले ली: कृपया परिवार से बात करें",
  },
  answers: "जवाब",
  answer: (at, name, decision, version) =>
    `${at}: ${name}, ${decisions[decision]} (सहमति-पत्र का वर्ज़न ${version})`,
  reads: "संपर्क की जानकारी किसने देखी",
  read: (at, name, role) => `${at}: ${name}, ${readers[role]}`,
  allReads: "इन सबको लॉग में देखें",
  formerReader: "कोई व्यक्ति जिसका अब खाता नहीं है",
  endText:
    "समाप्त करने पर अभिभावक के लिंक बंद हो जाते हैं। उनके जवाब सुरक्षित रहते हैं; विद्यार्थी किसी और का नाम दे सकते हैं और जन्म तिथि ठीक कर सकते हैं।",
  end: "अभिभावक की पहुँच बंद करें",
  close: "बंद करें",
};
