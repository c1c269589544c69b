// English: 7e1468a2
import type * as english from "#routes/admin/person/student-messages.ts";

export const studentMessages: typeof english.studentMessages = {
  progress: "ప్రగతి",
  title: "విద్యార్థులు",
  courses: "కోర్సులు",
  noCourses: "ఇంకా కోర్సులు లేవు.",
  assign: "ట్యూటర్‌ను కేటాయించండి",
  matches: "సరిపోయే ట్యూటర్లు",
  profile: "ప్రొఫైల్",
  guardian: "సంరక్షకులు, సమ్మతి",
  guardianDetails: "సంరక్షకుల వివరాలు",
  dangerText: "తొలగిస్తే ఖాతా, కేటాయింపులు, వాటిలో ఉన్నవన్నీ పోతాయి.",
};
