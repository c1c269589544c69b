// English: d9ae2e28
import type * as english from "#mails/lessons/lessons-unsettled/messages.ts";
import { queueHours } from "#domain/lessons/settlement.ts";

export const messages: typeof english.messages = {
  subject: (count) => (count === 1 ? "మీ క్లాస్ ఎలా జరిగింది?" : `మీ ${count} క్లాసులు ఎలా జరిగాయి?`),
  text: "ఈ క్లాసుల గురించి మీరు చెబుతారని కుటుంబాలు ఎదురుచూస్తున్నాయి:",
  how: `మీ డ్యాష్‌బోర్డ్‌లో ఒక్కో క్లాస్‌కు ఒక్కసారి నొక్కితే చాలు. క్లాస్ అయ్యాక ${queueHours} గంటల్లో ఎవరూ చెప్పకపోతే, ఒక అడ్మిన్ పరిశీలిస్తారు.`,
  link: "మీ డ్యాష్‌బోర్డ్ తెరవండి",
};
