// English: 1a90a447
import { passwordWords } from "#content/account/password.ts";
import type * as english from "#content/account/profile.ts";

const shared = {
  phoneNumber: "फ़ोन नंबर",
  optional: "ज़रूरी नहीं",
  choose: "एक चुनें",
  subjects: "विषय",
};

const sharedProblems = {
  "passwords-differ": passwordWords.differ,
  "required-missing": "कृपया सभी ज़रूरी जानकारी भरें।",
  "email-invalid": "कृपया सही ईमेल पता लिखें।",
  "name-invalid": "कृपया नाम में लिंक या छिपे हुए अक्षर न लिखें, और बिंदु के बाद जगह छोड़ें।",
  "too-long": passwordWords.tooLong,
};

export const studentWords: typeof english.studentWords = {
  ...shared,
  name: "पूरा नाम",
  username: "यूज़रनेम",
  address: "पता",
  referralEmail: "रेफ़र करने वाले का ईमेल",
  more: "फ़ोन, पता, रेफ़र करने वाले",
  class: "कक्षा",
  problems: {
    ...sharedProblems,
    "password-too-short": passwordWords.tooShort,
    "class-missing": "कृपया कक्षा चुनें।",
    "subject-missing": "कृपया कम से कम एक विषय चुनें।",
    "referral-email-invalid": "कृपया रेफ़र करने वाले का सही ईमेल लिखें, या इसे खाली छोड़ दें।",
  },
};

export const tutorWords: typeof english.tutorWords = {
  ...shared,
  firstName: "नाम",
  lastName: "सरनेम",
  qualification: "योग्यता",
  experience: "अनुभव",
  classes: "कक्षाएँ",
  bio: "परिचय",
  problems: {
    ...sharedProblems,
    "password-too-short": passwordWords.tooShort,
    "class-missing": "कृपया कम से कम एक कक्षा चुनें जिसे आप पढ़ाएँगे।",
    "subject-missing": "कृपया कम से कम एक विषय चुनें जिसे आप पढ़ाएँगे।",
  },
};
