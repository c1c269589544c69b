// English: 3e4762ea
import { reportDays, reportEditDays, reportLimits } from "#domain/lessons/report.ts";
import { problems as contentProblems } from "#parts/teaching/content/problem-messages.ts";
import type * as english from "#routes/tutor/finish-lesson/problem-messages.ts";

const limit = reportLimits.wentWell.toLocaleString("en-IN");

export const problems: typeof english.problems = {
  ...contentProblems,
  "outcome-missing": "कृपया चुनें कि क्लास हुई या नहीं।",
  "covered-missing": "कृपया चुनें कि क्या पढ़ाया गया, या लिखें।",
  "report-too-long": `यह बहुत लंबा है। रिपोर्ट के हर हिस्से में ${limit} अक्षर और “कुछ और” में ${reportLimits.coveredOther} अक्षर लिखे जा सकते हैं।`,
  "until-invalid": "होमवर्क कब तक करना है, कृपया उसकी सही तारीख़ भरें।",
  "until-past": "होमवर्क की तारीख़ क्लास से पहले की नहीं हो सकती।",
  "degree-invalid": "कृपया चार में से एक चुनें कि विद्यार्थी को कितना समझ आया।",
  "homework-invalid": "कृपया चुनें कि होमवर्क कैसा हुआ।",
  "report-closed": `रिपोर्ट अब नहीं भेजी जा सकती। क्लास होने के बाद ${reportDays} दिनों तक रिपोर्ट भेजी जा सकती है, और भेजने के बाद ${reportEditDays} दिनों तक बदली जा सकती है।`,
};
