// English: efbdcfaa
// English: 0
import { maxTimeOffDays } from "#domain/timetable/week/days.ts";
import type * as english from "#parts/timetable/time-off/problem-messages.ts";

export const timeOffProblems: typeof english.timeOffProblems = {
  "day-missing": "कृपया दोनों दिन भरें।",
  "no-such-day": "ऐसा कोई दिन नहीं है। कृपया जाँच लें।",
  "no-such-time": "ऐसा कोई समय नहीं है। कृपया जाँच लें।",
  "ends-first": "आख़िरी दिन पहले दिन से पहले है।",
  "until-first": "छुट्टी शुरू होने के बाद ही ख़त्म हो सकती है। कृपया समय जाँच लें।",
  "is-over": "ये दिन बीत चुके हैं।",
  "hours-over": "वह समय बीत चुका है।",
  "too-long": `यह ${maxTimeOffDays} दिन से ज़्यादा है। कृपया साल जाँच लें।`,
};
