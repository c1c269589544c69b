// English: efbdcfaa
// English: 0
import { maxTimeOffDays } from "#domain/timetable/week/days.ts";
import type * as english from "#parts/timetable/time-off/problem-messages.ts";

export const timeOffProblems: typeof english.timeOffProblems = {
  "day-missing": "దయచేసి రెండు రోజులూ ఇవ్వండి.",
  "no-such-day": "అలాంటి రోజు లేదు. దయచేసి సరిచూడండి.",
  "no-such-time": "అలాంటి సమయం లేదు. దయచేసి సరిచూడండి.",
  "ends-first": "చివరి రోజు మొదటి రోజు కంటే ముందు ఉంది.",
  "until-first": "సెలవు మొదలైన తర్వాతే ముగియాలి. దయచేసి సమయాలు సరిచూడండి.",
  "is-over": "ఈ రోజులు గడిచిపోయాయి.",
  "hours-over": "ఆ సమయం గడిచిపోయింది.",
  "too-long": `ఇది ${maxTimeOffDays} రోజుల కంటే ఎక్కువ. దయచేసి సంవత్సరం సరిచూడండి.`,
};
