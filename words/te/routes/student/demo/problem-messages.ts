// English: f660a5e8
import { demoDays } from "#domain/enquiries/demo-request.ts";
import type * as english from "#routes/student/demo/problem-messages.ts";

export const problems: typeof english.problems = (email) => ({
  "time-missing": "దయచేసి రెండు ఎంపికలకూ తేదీ, సమయం ఎంచుకోండి.",
  "no-such-time": "దయచేసి తేదీ, సమయం సరిచూసుకోండి.",
  "in-the-past": "దయచేసి రాబోయే సమయాన్ని ఎంచుకోండి.",
  "too-far": `దయచేసి రాబోయే ${demoDays} రోజులలోపు సమయాన్ని ఎంచుకోండి.`,
  "same-time": "దయచేసి రెండు వేర్వేరు సమయాలు ఎంచుకోండి.",
  "phone-missing": "దయచేసి ఫోన్ నంబర్ ఇవ్వండి.",
  "phone-invalid": "దయచేసి ఫోన్ నంబర్ సరిచూసుకోండి.",
  "too-long": `ఈ నంబర్ చాలా పొడవుగా ఉంది. ఇది సరైనదే అయితే ${email} చిరునామాకు రాయండి.`,
});
