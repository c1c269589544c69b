// English: 79f48da9
import type * as english from "#mails/timetable/demo-lesson/messages.ts";

export const messages: typeof english.messages = {
  student: "విద్యార్థి",
  tutor: "ట్యూటర్",
  course: "కోర్సు",
  courseName: (subject, className) => `${subject}, ${className}`,
  starts: "ప్రారంభం (భారత సమయం)",
  length: "వ్యవధి",
  join: (url) => `ఆ సమయానికి ఈ లింక్ తెరిచి క్లాస్‌లో చేరండి: ${url}`,
  timetable: "మీ టైమ్‌టేబుల్ తెరవండి",
  family: {
    booked: {
      subject: (time) => `మీ డెమో క్లాస్ సమయం: ${time}`,
      text: (academy) => `${academy} వద్ద మీ ఉచిత డెమో క్లాస్ బుక్ అయింది.`,
    },
    moved: {
      subject: (time) => `మీ డెమో క్లాస్ కొత్త సమయం: ${time}`,
      text: (academy) => `${academy} వద్ద మీ ఉచిత డెమో క్లాస్ మారింది. ఇప్పుడు ఇలా ఉంది:`,
    },
    cancelled: {
      subject: (time) => `మీ డెమో క్లాస్ రద్దయింది: ${time}`,
      text: (academy) => `${academy} వద్ద ఈ ఉచిత డెమో క్లాస్ జరగదు:`,
    },
    questions: (phone) => `ఇది మీకు వీలుకాకపోతే, లేదా ఏదైనా అడగాలనుకుంటే, ఈ నంబర్‌కు కాల్ చేయండి: ${phone}`,
    reason: (academy) => `మీరు ${academy} వారితో డెమో క్లాస్ ఖరారు చేసుకున్నారు, అందుకే ఈ ఈమెయిల్ పంపాం.`,
  },
  tutors: {
    booked: {
      subject: (time) => `మీరు చెప్పే డెమో క్లాస్: ${time}`,
      text: "ఈ డెమో క్లాస్ మీరు చెబుతారు. ఇది మీ టైమ్‌టేబుల్‌లో ఉంది.",
    },
    moved: {
      subject: (time) => `మీ డెమో క్లాస్ కొత్త సమయం: ${time}`,
      text: "ఈ డెమో క్లాస్ మారింది. ఇప్పుడు ఇలా ఉంది:",
    },
    cancelled: {
      subject: (time) => `మీ డెమో క్లాస్ రద్దయింది: ${time}`,
      text: "ఈ డెమో క్లాస్ జరగదు:",
    },
    "given-away": {
      subject: () => "మీ డెమో క్లాస్ మరో ట్యూటర్ చెబుతారు",
      text: "ఈ డెమో క్లాస్ మరో ట్యూటర్ చెబుతారు. మీరు ఏమీ చేయనవసరం లేదు.",
    },
  },
};
