// English: fb6cc5b0
import type * as english from "#parts/timetable/booking/booking-messages.ts";

export type BookingReader = english.BookingReader;
export type WarningReader = english.WarningReader;

export const freeTimes: typeof english.freeTimes = "దగ్గరలోని ఖాళీ సమయాలు";

// Names of students stand in brackets: గారు after a child's name would sound odd.
export const messages: typeof english.messages = {
  booked: {
    tutor: "ఆ సమయానికి ఒకరికి వేరే క్లాస్ ఉంది. దయచేసి మరో సమయం ఎంచుకోండి.",
    admin: "ఆ సమయానికి ఒకరికి వేరే క్లాస్ ఉంది. దయచేసి మరో సమయం ఎంచుకోండి.",
  },
  over: "ఆ సమయం దాటిపోయింది. దయచేసి రాబోయే సమయం ఎంచుకోండి.",
  holiday: (name) => `ఆ రోజు అకాడమీకి సెలవు: ${name}.`,
  warnings: {
    "time-off": {
      tutor: "ఆ సమయంలో మీరు సెలవులో ఉన్నారు.",
      admin: "ఆ సమయంలో ట్యూటర్ సెలవులో ఉన్నారు.",
      family: "ఆ సమయంలో మీ ట్యూటర్ సెలవులో ఉన్నారు.",
    },
    "outside-hours": {
      tutor: "ఆ సమయం మీ బోధన వేళల్లో లేదు.",
      admin: "ఆ సమయం ట్యూటర్ బోధన వేళల్లో లేదు.",
      family: "ఆ సమయంలో మీ ట్యూటర్ బోధించరు.",
    },
    "at-night": {
      tutor: "అది రాత్రి వేళ (10 PM నుండి 6 AM వరకు).",
      admin: "అది రాత్రి వేళ (10 PM నుండి 6 AM వరకు).",
      family: "దయచేసి ఉదయం 6 నుండి రాత్రి 10 గంటల లోపు సమయం ఎంచుకోండి.",
    },
  },
  pressAgain: "అయినా ఇదే సమయం కావాలంటే మళ్లీ నొక్కండి.",
  yours: (name) => `మీకు ఇప్పటికే ఒక క్లాస్ ఉంది (విద్యార్థి: ${name})`,
  yourDemo: (name) => `మీకు ఇప్పటికే ఒక డెమో క్లాస్ ఉంది (${name})`,
  tutors: (name) => `ట్యూటర్‌కు ఇప్పటికే ఒక క్లాస్ ఉంది (విద్యార్థి: ${name})`,
  tutorsDemo: (name) => `ట్యూటర్‌కు ఇప్పటికే ఒక డెమో క్లాస్ ఉంది (${name})`,
  students: (subject) => `విద్యార్థికి ఇప్పటికే మరో క్లాస్ ఉంది (${subject})`,
  studentsWith: (subject, tutor) => `విద్యార్థికి ఇప్పటికే ${tutor} గారితో ${subject} క్లాస్ ఉంది`,
  lesson: (owner, at, length) => `${owner}: ${at}, ${length}`,
  heldLesson: (owner, at, length) => `${owner}: ${at}, ${length}; ఈ సమయాన్ని ఒక అభ్యర్థన కోసం ఉంచాం`,
  formerTutor: "మాజీ ట్యూటర్",
};
