// English: 748c40a0
import type * as english from "#mails/guardians/consent-changed/messages.ts";

export const messages: typeof english.messages = {
  subject: (child) => `సంరక్షకులు సమ్మతించలేదు: ${child}`,
  withheld: (child) => `మేము ఉంచే సమాచారానికి ${child} సంరక్షకులు సమ్మతించలేదు.`,
  withdrawn: (child) => `${child} సంరక్షకులు తమ సమ్మతిని వెనక్కి తీసుకున్నారు.`,
  next: "ఏదీ తొలగించలేదు. కొత్త విషయాల, ప్రకటనల ఈమెయిల్స్ ఆగిపోయాయి. దయచేసి క్లాసుల గురించి కుటుంబంతో మాట్లాడండి. వారు కోరితే ఖాతాను తొలగించండి.",
  link: "సంరక్షకుల వివరాలు చూడండి",
};
