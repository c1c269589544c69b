// English: fe065f6d
import type * as english from "#mails/guardians/consent-renewal/messages.ts";

export const messages: typeof english.messages = {
  subject: (child) => `మీరు ${child} క్లాస్ రిపోర్టులు చదవాలనుకుంటున్నారా?`,
  text: (child) =>
    `${child} ట్యూటర్లు ఇకపై క్లాస్ తర్వాత చిన్న రిపోర్ట్ రాయవచ్చు. మేము ఇంతవరకు ఉంచిన సమాచారానికి మీరు సమ్మతి ఇచ్చారు. ఇప్పుడు అంతకంటే ఎక్కువ ఉంచుతాం కాబట్టి, మిమ్మల్ని మళ్లీ అడుగుతున్నాం.`,
  news: "కొత్తవి:",
  stays: "మీరు ఇప్పటికే చూస్తున్నవి అలాగే ఉంటాయి. మీరు సరే అనేవరకు రిపోర్టులు చూపించం. ఈ విషయమై మీకు మళ్లీ రాయం.",
  link: "చదివి జవాబివ్వండి",
};
