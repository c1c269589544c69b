// English: 04f1bcef
import type * as english from "#mails/timetable/request-answered/messages.ts";

export const messages: typeof english.messages = {
  subject: {
    declined: "మీ క్లాస్ ముందు అనుకున్న సమయానికే",
    expired: "మీ అభ్యర్థనకు గడువులో జవాబు రాలేదు",
  },
  text: {
    declined: (tutor) => `${tutor} గారికి మీ అభ్యర్థనను ఒప్పుకోవడం వీలుకాలేదు. క్లాస్ ముందు ఖరారైనట్టే జరుగుతుంది:`,
    expired: (tutor) => `${tutor} గారు మీ అభ్యర్థనకు సమయానికి జవాబివ్వలేదు. క్లాస్ ముందు ఖరారైనట్టే జరుగుతుంది:`,
  },
  title: "క్లాస్",
  course: "సబ్జెక్ట్",
  planned: "నిర్ణయించిన సమయం",
  wanted: "మీరు అడిగిన సమయం",
  reason: "ట్యూటర్ మాటల్లో:",
  again: "మీరు మరో సమయం అడగవచ్చు, లేదా అకాడమీకి రాయవచ్చు.",
  link: "క్లాస్ పేజీ తెరవండి",
  guardianLink: "మీ పేజీ తెరవండి",
};
