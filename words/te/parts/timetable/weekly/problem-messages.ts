// English: f45145e4
import { maxLessons } from "#domain/timetable/series/series-form.ts";
import { problems as contentProblems } from "#parts/teaching/content/problem-messages.ts";
import type * as english from "#parts/timetable/weekly/problem-messages.ts";

export const problems: typeof english.problems = {
  ...contentProblems,
  "date-missing": "దయచేసి మొదటి రోజు, సమయం ఇవ్వండి.",
  "days-missing": "దయచేసి వారంలో కనీసం ఒక రోజు ఎంచుకోండి.",
  "day-time-invalid": "దయచేసి ప్రతి రోజుకూ సరైన సమయం ఇవ్వండి.",
  "day-past": "మొదటి రోజు ఇప్పటికే గడిచిపోయింది. దయచేసి ఈరోజు లేదా తర్వాతి రోజు ఎంచుకోండి.",
  "day-far": "ఆ రోజు చాలా దూరంలో ఉంది. క్లాసులు ఏడాది లోపు మొదలవ్వాలి, గరిష్ఠంగా మూడేళ్లు జరగవచ్చు.",
  "last-day-invalid": "దయచేసి సరైన చివరి రోజు ఇవ్వండి, లేదా ఖాళీగా వదిలేయండి.",
  "last-day-first": "చివరి రోజు మొదటి రోజు కంటే ముందు ఉంది.",
  "two-ends": "దయచేసి చివరి రోజు గానీ క్లాసుల సంఖ్య గానీ ఇవ్వండి, రెండూ వద్దు.",
  "count-invalid": `దయచేసి క్లాసుల సంఖ్యను 1 నుండి ${maxLessons} వరకు ఇవ్వండి.`,
  "no-lessons": "మొదటి రోజుకు, చివరి రోజుకు మధ్య క్లాస్ ఏదీ లేదు.",
  "lessons-overlap": "ముందు రోజు క్లాస్ ముగియక ముందే మరో క్లాస్ మొదలవుతుంది.",
};
