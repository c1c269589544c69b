// English: 3e4762ea
import { reportDays, reportEditDays, reportLimits } from "#domain/lessons/report.ts";
import { problems as contentProblems } from "#parts/teaching/content/problem-messages.ts";
import type * as english from "#routes/tutor/finish-lesson/problem-messages.ts";

const limit = reportLimits.wentWell.toLocaleString("en-IN");

export const problems: typeof english.problems = {
  ...contentProblems,
  "outcome-missing": "దయచేసి క్లాస్ ఎలా జరిగిందో ఎంచుకోండి.",
  "covered-missing": "దయచేసి ఏ పాఠం చెప్పారో ఎంచుకోండి, లేదా రాయండి.",
  "report-too-long": `ఇది చాలా పొడవుగా ఉంది. రిపోర్ట్‌లో ఒక్కో భాగంలో ${limit} అక్షరాలు, “ఇంకేదైనా” దగ్గర ${reportLimits.coveredOther} అక్షరాలు రాయవచ్చు.`,
  "until-invalid": "దయచేసి హోంవర్క్ పూర్తి చేయాల్సిన తేదీని సరిగ్గా ఇవ్వండి.",
  "until-past": "హోంవర్క్ గడువు క్లాస్ కంటే ముందు ఉండకూడదు.",
  "degree-invalid": "దయచేసి విద్యార్థికి ఎంత అర్థమైందో నాలుగింటిలో ఒకటి ఎంచుకోండి.",
  "homework-invalid": "దయచేసి హోంవర్క్ ఎలా చేశారో ఎంచుకోండి.",
  "report-closed": `ఇప్పుడు రిపోర్ట్ పంపడం కుదరదు. జరిగిన క్లాస్‌కు ${reportDays} రోజుల వరకు రిపోర్ట్ పంపవచ్చు, పంపిన తర్వాత ${reportEditDays} రోజుల వరకు మార్చవచ్చు.`,
};
