// English: 88582866
import { photoBytes, photosOfAnswer, photosOfWeek } from "#domain/homework/photo.ts";
import { homeworkLimits } from "#domain/homework/homework.ts";
import type * as english from "#routes/student/homework/messages.ts";

const marked = "మీ ట్యూటర్ దీన్ని దిద్దారు. ఇక మార్చలేరు.";

export const messages: typeof english.messages = {
  answerText: "మీ జవాబు",
  answerHint: "రాసిన జవాబు, ఫోటోలు లేదా రెండూ.",
  handIn: "సమర్పించండి",
  change: "జవాబు మార్చండి",
  sending: "పంపుతున్నాం …",
  isMarked: marked,
  photos: "ఫోటోలు",
  addPhoto: "ఫోటోలు జోడించండి",
  addOne: "ఫోటో జోడించండి",
  choosePhoto: "ఒక ఫోటో (JPEG, PNG లేదా WebP, 5 MB వరకు)",
  photosHint: (number) => `${photosOfAnswer} ఫోటోలలో ${number}`,
  progress: (name, percent) => `${name}: ${percent} %`,
  failed: (name, why) => `${name}: ${why}`,
  remove: "తీసేయండి",
  removing: "తీసేస్తున్నాం …",
  back: "కోర్సుకు తిరిగి వెళ్లండి",
  needsBirthDate: "మీరు ఎప్పుడు పుట్టారో చెప్పిన తర్వాత ఫోటోలు పంపవచ్చు.",
  needsGuardian: "తల్లిదండ్రులు లేదా సంరక్షకులు ఒప్పుకున్న తర్వాత ఫోటోలు పంపవచ్చు. వారెవరో చెప్పండి.",
  needsConsent:
    "మీ తల్లిదండ్రులు లేదా సంరక్షకులు ఒప్పుకున్న తర్వాత ఫోటోలు పంపవచ్చు. వారిని ఈమెయిల్‌లో అడుగుతాం. ఈలోగా జవాబు రాసి సమర్పించవచ్చు.",
  toGuardian: "సంరక్షకుల పేజీ తెరవండి",
  refusals: {
    heic: "మీ ఫోన్ HEIC ఫైల్ తీసింది, అది అన్ని చోట్లా కనిపించదు. ఫోన్‌లోనే ఈ బటన్‌తో ఫోటో ఎంచుకోండి, లేదా కెమెరాను “Most Compatible” (JPEG)కు మార్చండి.",
    "no-photo": "ఇది ఫోటో కాదు. JPEG, PNG, WebP పంపవచ్చు.",
    "photo-too-large": `ఈ ఫోటో చాలా పెద్దది. ${photoBytes / 1024 / 1024} MB, 50 మెగాపిక్సెళ్ల వరకు ఉండవచ్చు.`,
    unreadable: "ఈ ఫోటో పాడైంది, తెరవలేకపోతున్నాం. మళ్లీ తీయండి.",
    busy: "ఇప్పుడు చాలా ఫోటోలు వస్తున్నాయి. ఒక నిమిషం తర్వాత ప్రయత్నించండి.",
    "not-allowed": "ముందు సంరక్షకులు ఫోటోలకు ఒప్పుకోవాలి.",
    closed: marked,
    "answer-full": `ఒక జవాబుకు గరిష్ఠంగా ${photosOfAnswer} ఫోటోలు ఉండవచ్చు. మరొకటి జోడించడానికి ఒకటి తీసేయండి.`,
    "week-full": `మీరు ఏడు రోజుల్లో ${photosOfWeek} ఫోటోలు జోడించారు. తర్వాత మరిన్ని జోడించవచ్చు.`,
    invalid: "దయచేసి ఒక ఫోటో ఎంచుకోండి.",
    unreachable: "చాలాసేపు నెట్‌వర్క్ లేదు. ఫోటోను మళ్లీ ఎంచుకోండి.",
    gone: "ఈ హోంవర్క్‌ను ఇక తెరవలేరు.",
  },
  problems: {
    "answer-missing": "జవాబు రాయండి లేదా ఫోటో జోడించండి.",
    "answer-too-long": `జవాబులో గరిష్ఠంగా ${homeworkLimits.answer.toLocaleString("en-IN")} అక్షరాలు ఉండవచ్చు.`,
    closed: marked,
  },
};
