// English: 02616ced
import type * as english from "#parts/teaching/tutor/finished-messages.ts";

export const messages: typeof english.messages = {
  "nothing-added": "కొత్తగా ఏమీ జోడించలేదు.",
  "class-settled": "క్లాస్ ఎలా జరిగిందో నమోదైంది.",
  "report-sent": "రిపోర్ట్ పంపాం.",
  "class-recorded": "రికార్డింగ్ ప్రచురించాం.",
  "class-planned": "తర్వాతి క్లాస్ నిర్ణయమైంది.",
  "class-recorded-planned": "రికార్డింగ్ ప్రచురించాం, తర్వాతి క్లాస్ నిర్ణయమైంది.",
  "request-accepted": "మీరు అంగీకరించారు. కుటుంబానికి ఈమెయిల్‌లో తెలియజేస్తాం.",
  "request-declined": "మీరు తిరస్కరించారు. కుటుంబానికి ఈమెయిల్‌లో తెలియజేస్తాం.",
  "lesson-accepted": "ఈ క్లాస్ మీరు చెబుతారు. కుటుంబానికి ఈమెయిల్ వెళ్తుంది.",
  "lesson-declined": "వీలుకాదని చెప్పారు. అకాడమీ మరో ఏర్పాటు చేస్తుంది.",
  "lesson-not-answered": "ఇక కుదరదు: క్లాస్ మొదలైంది, లేదా అయిపోయింది.",
};
