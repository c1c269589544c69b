// English: 84469e8a
import type * as english from "#routes/admin/evening/messages.ts";

export const messages: typeof english.messages = {
  title: "ఈ సాయంత్రం",
  intro: "రేపటిలోగా సరిచేయాల్సినవి. ఒక్కోటి నొక్కితే, సరిచేసే పేజీ తెరుచుకుంటుంది.",
  tomorrow: "రేపు: లింక్ లేదా ట్యూటర్ లేనివి",
  tomorrowDone: "రేపటి ప్రతి క్లాస్‌కూ లింక్ ఉంది, ట్యూటర్ ఉన్నారు.",
  today: "ఈరోజు: ఎలా జరిగాయో చెప్పనివి",
  todayDone: "ఈరోజు ముగిసిన క్లాసులన్నీ ఎలా జరిగాయో చెప్పారు.",
  promises: "చేస్తామని చెప్పినవి",
  promisesDone: "చేస్తామన్నవన్నీ పూర్తయ్యాయి.",
  enquiries: "సమాధానం ఇవ్వని ఎంక్వైరీలు",
  enquiriesDone: "అన్ని ఎంక్వైరీలకూ సమాధానం ఇచ్చారు.",
  enquiry: "ఎంక్వైరీ",
  class: "తరగతి",
  came: "ఎప్పటి నుంచి",
};
