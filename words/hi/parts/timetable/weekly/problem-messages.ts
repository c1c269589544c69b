// English: f45145e4
import { maxLessons } from "#domain/timetable/series/series-form.ts";
import { problems as contentProblems } from "#parts/teaching/content/problem-messages.ts";
import type * as english from "#parts/timetable/weekly/problem-messages.ts";

export const problems: typeof english.problems = {
  ...contentProblems,
  "date-missing": "कृपया पहला दिन और समय भरें।",
  "days-missing": "कृपया हफ़्ते का कम से कम एक दिन चुनें।",
  "day-time-invalid": "कृपया हर दिन के लिए सही समय भरें।",
  "day-past": "पहला दिन बीत चुका है। कृपया आज का या बाद का कोई दिन चुनें।",
  "day-far": "वह दिन बहुत दूर है। क्लासें एक साल के अंदर शुरू हो सकती हैं और ज़्यादा से ज़्यादा तीन साल चल सकती हैं।",
  "last-day-invalid": "कृपया सही आख़िरी दिन भरें, या उसे खाली छोड़ दें।",
  "last-day-first": "आख़िरी दिन पहले दिन से भी पहले का है।",
  "two-ends": "कृपया आख़िरी दिन या क्लासों की संख्या में से एक ही भरें, दोनों नहीं।",
  "count-invalid": `कृपया क्लासों की संख्या 1 से ${maxLessons} के बीच भरें।`,
  "no-lessons": "पहले और आख़िरी दिन के बीच कोई क्लास नहीं है।",
  "lessons-overlap": "एक क्लास पिछले दिन की क्लास ख़त्म होने से पहले ही शुरू हो जाएगी।",
};
