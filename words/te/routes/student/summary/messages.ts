// English: b9299a61
import { count } from "#content/shared/count.ts";
import type * as english from "#routes/student/summary/messages.ts";

export const messages: typeof english.messages = {
  forToday: "ఈరోజు చేయాల్సినవి",
  toDo: "చేయాల్సినవి",
  nothingToDo: "ప్రస్తుతం ఏమీ లేవు.",
  moreToDo: (number, course) => `${course}: ఇంకా ${number}`,
  cloth: "మీ నేత వస్త్రం",
  emptyCloth: "ఇది మీ మొదటి క్లాస్‌తో మొదలవుతుంది. మీరు హాజరైన ప్రతి క్లాస్‌కూ దీనిపై ఒక డైమండ్ డిజైన్ చేరుతుంది.",
  attended: (number) => `మీరు ${count(number, "క్లాస్‌కు", "క్లాసులకు")} హాజరయ్యారు.`,
  eachLesson: "మీరు హాజరైన ప్రతి క్లాస్‌కూ ఈ వస్త్రంపై ఒక డైమండ్ డిజైన్ చేరుతుంది.",
  forYou: "మీరు చేయాల్సినవి",
  states: {
    asked: "జవాబివ్వాలి",
    waiting: "ఎదురుచూస్తున్నాం",
    done: "పూర్తయింది",
    later: "తర్వాత",
  },
  optional: "తప్పనిసరి కాదు",
  password: "మరింత బలమైన పాస్‌వర్డ్ ఎంచుకోండి",
};
