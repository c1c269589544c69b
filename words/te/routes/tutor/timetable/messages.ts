// English: f6445b32
import type * as english from "#routes/tutor/timetable/messages.ts";

export const messages: typeof english.messages = {
  unknownHours:
    "మీరు ఏ సమయాల్లో బోధిస్తారో ఇంకా చెప్పలేదు. అప్పటివరకు ఇక్కడ ప్రతి సమయాన్నీ ఖాళీగా ఉన్నట్టే లెక్కిస్తాం, కొత్త విద్యార్థులను ముందుగా ఇతర ట్యూటర్లకు సూచిస్తాం.",
  sayHours: "మీ బోధన వేళలు చెప్పండి",
  hint: "క్లాస్ జోడించడానికి ఖాళీ సమయాన్ని నొక్కండి. క్లాస్ సమయం మార్చడానికి దాన్ని తెరవండి, లేదా లాగండి.",
  dismiss: "ఈ సందేశాన్ని మూసివేయండి",
};
