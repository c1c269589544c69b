// English: 06d3c73d
import { longestLength, shortestLength } from "#domain/timetable/lesson-length.ts";
import type * as english from "#parts/teaching/content/problem-messages.ts";

export const problems: typeof english.problems = {
  "required-missing": "దయచేసి శీర్షిక, వివరణ రాయండి.",
  "url-missing": "దయచేసి URL ఇవ్వండి.",
  "url-invalid": "దయచేసి http:// లేదా https:// తో మొదలయ్యే సరైన URL ఇవ్వండి.",
  "date-missing": "దయచేసి తేదీ, సమయం ఇవ్వండి.",
  "date-invalid": "దయచేసి సరైన తేదీ, సమయం ఇవ్వండి.",
  "too-long": "ఇది చాలా పెద్దదిగా ఉంది. శీర్షిక 200 అక్షరాల వరకు, వివరణ 5,000 అక్షరాల వరకు ఉండవచ్చు.",
  "length-invalid": `దయచేసి ${shortestLength} నుండి ${longestLength} నిమిషాల వరకు ఏదైనా వ్యవధి ఎంచుకోండి.`,
  "mark-incomplete": "దయచేసి వచ్చిన మార్కులు, మొత్తం మార్కులు రెండూ ఇవ్వండి, లేదా రెండూ వదిలేయండి.",
  "mark-invalid":
    "దయచేసి 0 నుండి 1,000 వరకు సంఖ్యలు ఇవ్వండి; చుక్క తర్వాత రెండు అంకెలకు మించకూడదు. పరీక్ష మొత్తం మార్కులు 0 కంటే ఎక్కువ ఉండాలి.",
  "mark-too-high": "వచ్చిన మార్కులు మొత్తం మార్కుల కంటే ఎక్కువ ఉన్నాయి.",
};
