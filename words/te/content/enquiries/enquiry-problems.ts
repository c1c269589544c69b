// English: ca92283f
import { demoDays } from "#domain/enquiries/demo-request.ts";
import type * as english from "#content/enquiries/enquiry-problems.ts";

export const enquiryProblems: typeof english.enquiryProblems = {
  "name-missing": "దయచేసి పేరు రాయండి.",
  "contact-missing": "దయచేసి ఫోన్ నంబర్ లేదా ఈమెయిల్ ఇవ్వండి.",
  "class-missing": "దయచేసి తరగతి ఎంచుకోండి.",
  "name-invalid": "దయచేసి పేర్లలో లింకులు గానీ కనిపించని అక్షరాలు గానీ లేకుండా, చుక్క తర్వాత ఖాళీ వదిలి రాయండి.",
  "phone-invalid": "దయచేసి ఫోన్ నంబర్ సరిచూసుకోండి.",
  "email-invalid": "దయచేసి సరైన ఈమెయిల్ చిరునామా రాయండి.",
  "time-missing": "దయచేసి తేదీ, సమయం రెండూ ఎంచుకోండి, లేదా రెండూ వదిలేయండి.",
  "no-such-time": "దయచేసి తేదీ, సమయం సరిచూసుకోండి.",
  "in-the-past": "దయచేసి రాబోయే సమయాన్ని ఎంచుకోండి.",
  "too-far": `దయచేసి రాబోయే ${demoDays} రోజుల్లోని సమయాన్ని ఎంచుకోండి.`,
  "same-time": "దయచేసి రెండు వేర్వేరు సమయాలు ఎంచుకోండి.",
  "too-long": "ఇది చాలా పొడవుగా ఉంది.",
};
