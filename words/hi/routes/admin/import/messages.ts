// English: 45f66599
import type * as english from "#routes/admin/import/messages.ts";

export const messages: typeof english.messages = {
  title: "इंपोर्ट",
  text: "विद्यार्थी, ट्यूटर, अभिभावक और आवंटन स्प्रेडशीट से ले आएँ। पहले आप देखेंगे कि हर पंक्ति का क्या होगा; आपके कहने से पहले कुछ भी इंपोर्ट नहीं होता।",
  kind: "शीट में क्या है?",
  file: "फ़ाइल",
  fileHint:
    "CSV, Excel (.xlsx) या LibreOffice (.ods), 5 MB तक। पंक्तियों के ऊपर Name और Email जैसे अंग्रेज़ी शीर्षक हों; ईमेल वाले कॉलम के ऊपर Email लिखें। उनके ऊपर शीट का नाम हो तो कोई बात नहीं।",
  paste: "या पंक्तियाँ यहाँ पेस्ट करें",
  pasteHint: "स्प्रेडशीट से शीर्षकों के साथ कॉपी की हुई।",
  kept: "इंपोर्ट होते ही, या एक दिन बाद, शीट हटा दी जाती है।",
  check: "शीट जाँचें",
  checking: "जाँच हो रही है...",
  columnsOf: "कॉलम",
  lastOnes: "पिछले एक दिन में",
  none: "अभी तक कोई इंपोर्ट नहीं।",
  show: (kind, at) => `${kind}, ${at}`,
  chooseKind: "कृपया चुनें कि शीट में क्या है।",
  unclosedQuote: (row) =>
    `पंक्ति ${row} ख़त्म नहीं होती: उसमें उद्धरण चिह्न बंद नहीं किया गया। कृपया उसे बंद करें या हटा दें।`,
  chooseSheet: "कृपया फ़ाइल चुनें, या पंक्तियाँ पेस्ट करें।",
};

export const kindNames: typeof english.kindNames = {
  students: "विद्यार्थी",
  tutors: "ट्यूटर",
  guardians: "अभिभावक",
  assignments: "आवंटन",
};

// Headings are recognised in English only, so they are shown beside their meaning.
export const kindHints: typeof english.kindHints = {
  students:
    "नाम (Name), ईमेल (Email), फ़ोन (Phone), कक्षा (Class), विषय (Subjects); चाहें तो जन्म तिथि (Date of Birth), पता (Address), रेफ़रल ईमेल (Referral Email)। हर एक को ईमेल से आमंत्रण जाता है।",
  tutors:
    "नाम (Name), ईमेल (Email), फ़ोन (Phone), कक्षाएँ (Classes), विषय (Subjects); चाहें तो परिचय (Bio)। हर एक को ईमेल से आमंत्रण जाता है।",
  guardians:
    "विद्यार्थी का ईमेल (Student's Email), नाम (Name), ईमेल (Email), फ़ोन (Phone), रिश्ता (Relation)। पहले विद्यार्थी इंपोर्ट करें।",
  assignments:
    "विद्यार्थी का ईमेल (Student's Email), ट्यूटर का ईमेल (Tutor's Email), कक्षा (Class), विषय (Subject)। पहले विद्यार्थी और ट्यूटर इंपोर्ट करें।",
};

export const fieldNames: typeof english.fieldNames = {
  name: "नाम",
  lastName: "सरनेम",
  email: "ईमेल",
  phoneNumber: "फ़ोन नंबर",
  class: "कक्षा",
  classes: "कक्षाएँ",
  subject: "विषय",
  subjects: "विषय",
  address: "पता",
  birthDate: "जन्म तिथि",
  referralEmail: "रेफ़रल ईमेल",
  bio: "परिचय",
  relation: "रिश्ता",
  studentEmail: "विद्यार्थी का ईमेल",
  tutorEmail: "ट्यूटर का ईमेल",
};
