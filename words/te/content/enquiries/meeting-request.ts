// English: 32e821e4
import type * as english from "#content/enquiries/meeting-request.ts";

export const meetingProblems: typeof english.meetingProblems = {
  "date-missing": "దయచేసి తేదీ ఎంచుకోండి.",
  "time-missing": "దయచేసి సమయం ఎంచుకోండి.",
  "moment-unreal": "దయచేసి సరైన తేదీ, సమయం ఎంచుకోండి.",
  "name-missing": "దయచేసి మీ పేరు రాయండి.",
  "email-missing": "దయచేసి మీ ఈమెయిల్ రాయండి.",
  "email-malformed": "దయచేసి సరైన ఈమెయిల్ రాయండి.",
  "phone-missing": "దయచేసి మీ ఫోన్ నంబర్ రాయండి.",
};

export const meetingRequest: typeof english.meetingRequest = {
  greeting: (name) => `నమస్తే ${name}, మిమ్మల్ని ఆన్‌లైన్‌లో కలవాలనుకుంటున్నాను.`,
  subject: (name) => `మీటింగ్ కోసం అభ్యర్థన: ${name}`,
  when: "ఎప్పుడు",
  name: "పేరు",
  email: "ఈమెయిల్",
  phone: "ఫోన్",
  grade: "తరగతి",
  subjectField: "సబ్జెక్ట్",
  topic: "అంశం",
  services: "సేవలు",
  serviceList: (services) => services.join(", "),
  message: "సందేశం",
  calendarTitle: (name) => `${name} వారితో మీటింగ్ (అభ్యర్థన)`,
  calendarNote: (name) => `ఇది అభ్యర్థన మాత్రమే, ${name} వారు దీన్ని ఇంకా ఖరారు చేయలేదు.`,
  location: "ఆన్‌లైన్",
  fileName: "meeting.ics",
};
