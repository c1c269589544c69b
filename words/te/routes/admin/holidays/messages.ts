// English: bd3e6773
import { count } from "#content/shared/count.ts";
import type * as english from "#routes/admin/holidays/messages.ts";

export const messages: typeof english.messages = {
  title: "సెలవులు",
  text: "అకాడమీ అంతటికీ ఈ రోజుల్లో క్లాసులు ఉండవు: ఈ రోజుల్లో ఎవరైనా క్లాస్ పెడితే హెచ్చరిక కనిపిస్తుంది. ముందే ఖరారైన క్లాసులు అలాగే ఉంటాయి.",
  years: "సంవత్సరాలు",
  own: (year) => `${year} అకాడమీ సెలవులు`,
  none: "ఇంకా సెలవులు లేవు.",
  remove: "తీసివేయండి",
  removed: "తీసేశాం.",
  public: (year) => `${year} తెలంగాణ ప్రభుత్వ సెలవులు`,
  publicText:
    "“నిర్ధారించాలి” అని ఉన్నవి చంద్రుని బట్టి మారతాయి లేదా ప్రతి ఏటా ప్రకటిస్తారు: వాటిని ప్రభుత్వ జాబితాతో పోల్చి చూసి, ఒక్కొక్కటిగా అంగీకరించండి.",
  allAccepted: "అన్నిటినీ అంగీకరించారు.",
  noFile: "ఈ సంవత్సరానికి జాబితా లేదు. సెలవులను కింద మీరే జోడించండి.",
  unconfirmed: "నిర్ధారించాలి",
  accept: "అంగీకరించండి",
  accepted: "అంగీకరించాం.",
  acceptFixed: "తేదీ మారనివన్నీ అంగీకరించండి",
  add: "సెలవు జోడించండి",
  adding: "జోడిస్తున్నాం...",
  day: "రోజు",
  name: "పేరు",
  taken: "ఆ రోజు ఇప్పటికే సెలవుల్లో ఉంది.",
  planned: (number) => `ఈ రోజున ఇంకా ${count(number, "క్లాస్ ఉంది", "క్లాసులు ఉన్నాయి")}:`,
  deal: "వాటిని మార్చండి లేదా రద్దు చేయండి",
  lessonsOn: (day) => `సెలవు రోజు క్లాసులు, ${day}`,
  lesson: (student, tutor, time) =>
    tutor === "" ? `${student}, ${time}` : `${student}, ట్యూటర్: ${tutor}, ${time}`,
  more: (number) => `ఇంకా ${number}`,
};

export const holidayProblems: typeof english.holidayProblems = (year) => ({
  "day-missing": "దయచేసి రోజును నింపండి.",
  "no-such-day": "అలాంటి రోజు లేదు. దయచేసి సరిచూడండి.",
  "other-year": `ఆ రోజు ${year} సంవత్సరంలో లేదు.`,
  "name-missing": "దయచేసి పేరు నింపండి.",
  "too-long": "ఆ పేరు మరీ పొడవుగా ఉంది.",
});
