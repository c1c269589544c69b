// English: ae30cfde
import type * as english from "#routes/tutor/timetable/lesson-messages.ts";

export const messages: typeof english.messages = {
  with: (student, course) => `${student}, ${course}`,
  at: (start, range) => `${start} (${range})`,
  settle: "క్లాస్ ఎలా జరిగిందో చెప్పండి",
  edit: "ఈ క్లాస్‌ను మార్చండి",
  all: "ఈ విద్యార్థి క్లాసులన్నీ",
  date: "తేదీ",
  time: "సమయం",
  timeHint: "భారత సమయం (IST)",
  move: "క్లాస్ సమయం మార్చండి",
  moveLate: "ఈ క్లాస్ ముగిసింది. ఇప్పుడు దీని సమయం మారిస్తే, ఏం జరిగిందో అకాడమీ పరిశీలిస్తుంది.",
  question: "ఇది వారపు క్లాసుల్లో ఒకటి. వాటిలో ఏ క్లాసుల సమయం మార్చాలి?",
  scopeHint: "మిగతా క్లాసుల రోజు, సమయం కూడా అంతే తేడాతో మారతాయి. విడిగా మార్చిన క్లాస్ అలాగే ఉంటుంది.",
  moving: "మారుస్తున్నాం...",
  // Not "cancel", which would be said of the lesson too.
  cancel: "మూసివేయండి",
  noTime: "దయచేసి తేదీ, సమయం ఎంచుకోండి.",
  refused: {
    moved: "ఈలోపు ఈ క్లాస్ సమయం మారింది. దయచేసి వారాన్ని మళ్లీ చూడండి.",
    changed: "ఈలోపు ఈ క్లాస్ మారింది. దయచేసి దీన్ని మళ్లీ చూడండి.",
    gone: "ఈలోపు ఈ క్లాస్‌ను తొలగించారు.",
    cancelled: "ఈలోపు ఈ క్లాస్‌ను రద్దు చేశారు.",
    identical: "ఆ సమయంలో ఇలాంటి క్లాస్ ఇప్పటికే ఉంది.",
  },
};
