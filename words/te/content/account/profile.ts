// English: 1a90a447
import { passwordWords } from "#content/account/password.ts";
import type * as english from "#content/account/profile.ts";

const shared = {
  phoneNumber: "ఫోన్ నంబర్",
  optional: "తప్పనిసరి కాదు",
  choose: "ఒకటి ఎంచుకోండి",
  subjects: "సబ్జెక్టులు",
};

const sharedProblems = {
  "passwords-differ": passwordWords.differ,
  "required-missing": "దయచేసి తప్పనిసరి వివరాలన్నీ నింపండి.",
  "email-invalid": "దయచేసి సరైన ఈమెయిల్ చిరునామా ఇవ్వండి.",
  "name-invalid": "దయచేసి పేర్లలో లింక్‌లు, కనిపించని అక్షరాలు లేకుండా చూడండి; చుక్క తర్వాత ఖాళీ వదలండి.",
  "too-long": passwordWords.tooLong,
};

export const studentWords: typeof english.studentWords = {
  ...shared,
  name: "పూర్తి పేరు",
  username: "యూజర్‌నేమ్",
  address: "చిరునామా",
  referralEmail: "పరిచయం చేసినవారి ఈమెయిల్",
  more: "ఫోన్, చిరునామా, పరిచయం చేసినవారు",
  class: "తరగతి",
  problems: {
    ...sharedProblems,
    "password-too-short": passwordWords.tooShort,
    "class-missing": "దయచేసి తరగతిని ఎంచుకోండి.",
    "subject-missing": "దయచేసి కనీసం ఒక సబ్జెక్ట్ ఎంచుకోండి.",
    "referral-email-invalid": "పరిచయం చేసినవారి ఈమెయిల్ సరిగ్గా ఇవ్వండి, లేదా ఖాళీగా వదిలేయండి.",
  },
};

export const tutorWords: typeof english.tutorWords = {
  ...shared,
  firstName: "పేరు",
  lastName: "ఇంటిపేరు",
  qualification: "విద్యార్హత",
  experience: "అనుభవం",
  classes: "తరగతులు",
  bio: "పరిచయం",
  problems: {
    ...sharedProblems,
    "password-too-short": passwordWords.tooShort,
    "class-missing": "దయచేసి మీరు బోధించే తరగతి కనీసం ఒకటి ఎంచుకోండి.",
    "subject-missing": "దయచేసి మీరు బోధించే సబ్జెక్ట్ కనీసం ఒకటి ఎంచుకోండి.",
  },
};
