// English: 3ec74aef
import type * as english from "#parts/lessons/day/messages.ts";

export const dayNumber: typeof english.dayNumber = {
  planned: (lessons) => `జరగాల్సినవి మొత్తం ${lessons}`,
  held: (lessons) => `జరిగినవి ${lessons}`,
  missed: (lessons) => `ఎవరైనా రానివి ${lessons}`,
  unsettled: (lessons) => `ఎలా జరిగాయో చెప్పనివి ${lessons}`,
  disputed: (lessons) => `అభ్యంతరం ఉన్నవి ${lessons}`,
  "without-link": (lessons) => `లింక్ లేనివి ${lessons}`,
  "without-tutor": (lessons) => `ట్యూటర్ లేనివి ${lessons}`,
};

export const tutorsAway: typeof english.tutorsAway = (tutors) =>
  tutors === 1 ? "1 ట్యూటర్ సెలవులో ఉన్నారు" : `${tutors} ట్యూటర్లు సెలవులో ఉన్నారు`;

export const messages: typeof english.messages = {
  none: "క్లాసులు లేవు.",
  lesson: "క్లాస్",
  time: "సమయం",
  tutor: "ట్యూటర్",
  student: "విద్యార్థి",
  standing: "ఎలా జరిగింది",
  withoutLink: "పనికొచ్చే లింక్ లేదు",
  noTutor: "ట్యూటర్ లేరు",
  suspended: "ట్యూటర్‌ను నిలిపివేశారు",
};
