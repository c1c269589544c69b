// English: 37ddc102
import type * as english from "#routes/tutor/finish-lesson/form-messages.ts";

export const messages: typeof english.messages = {
  outcomes: {
    held: "జరిగింది",
    "student-missed": "విద్యార్థి రాలేదు",
    "tutor-missed": "ట్యూటర్ రాలేదు",
  },
  planned: (day, time) => `తర్వాతి క్లాస్ సమయం: ${day}, ${time}.`,
  lastHomework: (homework) => `ఇచ్చిన హోంవర్క్: ${homework}`,
  editable: (sent) => `పంపిన తేదీ: ${sent}. మారిస్తే, కొత్త రిపోర్ట్ కుటుంబానికి ఈమెయిల్‌లో వెళ్తుంది.`,
  report: "రిపోర్ట్",
  reportHint: "ఇది విద్యార్థికి ఈమెయిల్‌లో వెళ్తుంది. రిపోర్టులకు ఒప్పుకున్న సంరక్షకులకు కూడా వెళ్తుంది.",
  otherChapters: (others) => `మరిన్ని అధ్యాయాలు (${others})`,
  coveredOther: "ఇంకేదైనా",
  optional: "తప్పనిసరి కాదు",
};
