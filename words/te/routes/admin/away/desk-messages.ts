// English: 0c7761fc
import type * as english from "#routes/admin/away/desk-messages.ts";

export const messages: typeof english.messages = {
  title: (tutor) => `${tutor} గారు సెలవులో ఉన్నారు`,
  intro: "ప్రతి క్లాస్‌కు తగిన మార్గం ముందే ఎంచుకుని ఉంది. కింది బటన్ నొక్కే వరకు ఏదీ మారదు.",
  today: "ఈరోజు",
  tomorrow: "రేపు",
  days: (first, last) => (first === last ? first : `${first} నుండి ${last} వరకు`),
  saved: "ఈ సెలవు సేవ్ అయి ఉంది.",
  lesson: (student, course) => `${student}, ${course}`,
  move: (at) => `${at} కు మార్చండి`,
  substitute: (tutor, about) => `${tutor} గారిని చెప్పమని అడగండి (${about.join(", ")})`,
  hasTaught: (student) => `${student} కు ఇంతకుముందు బోధించారు`,
  dayFree: "ఆ రోజు వేరే క్లాసులు లేవు",
  day: (times) => `ఆ రోజు: ${times}`,
  declined: (tutors) => `${tutors} కాదన్నారు. దయచేసి మరో మార్గం ఎంచుకోండి.`,
  asked: (tutor) => `చెప్పమని ${tutor} గారిని అడిగాం`,
  given: (tutor) => `${tutor} గారు చెబుతారు`,
  "make-up": "రద్దు చేయండి. బదులు క్లాస్‌ను తర్వాత నిర్ణయిస్తాం",
  cancel: "రద్దు చేయండి, బదులు క్లాస్ లేకుండా",
  leave: "తర్వాత నిర్ణయిస్తాం",
  demos: (count) =>
    count === 1
      ? "ఈ రోజుల్లో ఒక డెమో క్లాస్ కూడా ఉంది. దాని ఎంక్వైరీ పేజీలో సమయం మార్చండి."
      : `ఈ రోజుల్లో ${count} డెమో క్లాసులు కూడా ఉన్నాయి. వాటి ఎంక్వైరీ పేజీల్లో సమయం మార్చండి.`,
  usualReason: "ట్యూటర్ సెలవులో ఉన్నారు.",
  cancelled: "రద్దయింది",
  makeUpOwed: "రద్దయింది. బదులు క్లాస్ నిర్ణయించాలి",
  movedTo: (at) => `ఇప్పుడు ${at}`,
  refusals: {
    taken: "అది ఇప్పుడు ఖాళీగా లేదు. దయచేసి మరో మార్గం ఎంచుకోండి.",
    changed: "ఈలోపు ఈ క్లాస్ మారింది. దయచేసి మళ్లీ ఎంచుకోండి.",
  },
  notPossible: "ఈ ట్యూటర్ ప్రస్తుతం బోధించడం లేదు, కాబట్టి ఏదీ మార్చడం కుదరదు.",
  problems: {
    "day-missing": "దయచేసి రెండు రోజులూ నింపండి.",
    "no-such-day": "అలాంటి రోజు లేదు. దయచేసి సరిచూడండి.",
    "ends-first": "చివరి రోజు మొదటి రోజు కంటే ముందు ఉంది.",
    "is-over": "ఈ రోజులు గడిచిపోయాయి.",
    "too-long": "ఇది ఏడాది కంటే ఎక్కువ. దయచేసి సంవత్సరం సరిచూడండి.",
  },
};
