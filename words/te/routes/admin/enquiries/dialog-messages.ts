// English: 2e75e9ac
import type * as english from "#routes/admin/enquiries/dialog-messages.ts";

const tooLong = "దయచేసి 2,000 అక్షరాలకు మించకుండా రాయండి.";

export const messages: typeof english.messages = {
  cancel: "వద్దు",
  saving: "సేవ్ చేస్తున్నాం...",
  call: {
    title: "కాల్ నమోదు చేయండి",
    note: "ఏం మాట్లాడారు",
    optional: "తప్పనిసరి కాదు",
    save: "నమోదు చేయండి",
    problems: { "too-long": tooLong },
    notPossible: "కాల్ నమోదు కాలేదు: ఈ ఎంక్వైరీ ఇప్పుడు లేదు.",
  },
  loss: {
    title: "చేరలేదని నమోదు చేయండి",
    reason: "ఎందుకు",
    choose: "కారణం ఎంచుకోండి",
    note: "నోట్",
    optional: "తప్పనిసరి కాదు",
    save: "చేరలేదని నమోదు చేయండి",
    problems: {
      "reason-missing": "దయచేసి కారణం ఎంచుకోండి.",
      "note-missing": "దయచేసి ఆ కారణం ఏమిటో రాయండి.",
      "too-long": tooLong,
    },
    notPossible: "ఈ ఎంక్వైరీకి ఇప్పటికే “చేరలేదు” అని నమోదైంది, లేదా విద్యార్థి చేరిపోయారు.",
  },
  step: {
    title: "తదుపరి పని",
    hint: "తదుపరి పని లేకపోతే అన్నీ ఖాళీగా వదిలేయండి.",
    nextStep: "ఏం చేయాలి",
    date: "తేదీ",
    time: "సమయం",
    save: "సేవ్ చేయండి",
    problems: {
      "step-missing": "ఏం చేయాలో దయచేసి రాయండి.",
      "too-long": "దయచేసి 200 అక్షరాలకు మించకుండా రాయండి.",
      "date-missing": "దయచేసి తేదీ నింపండి.",
      "time-missing": "దయచేసి సమయం నింపండి.",
      "no-such-time": "అలాంటి సమయం లేదు. దయచేసి సరిచూసుకోండి.",
    },
    notPossible: "తదుపరి పని సేవ్ కాలేదు: ఈ ఎంక్వైరీ ఇప్పుడు లేదు.",
  },
};
