// English: 6f697aec
import type * as english from "#mails/people/staff-ended/messages.ts";

export const messages: typeof english.messages = {
  subject: (academy) => `మీ ${academy} యాక్సెస్ ముగిసింది`,
  text: (academy) =>
    `${academy} యజమానుల్లో ఒకరు మీ యాక్సెస్‌ను ముగించారు. అన్ని పరికరాల్లో మీరు సైన్ అవుట్ అయ్యారు. మీ ఖాతా, దాని ఆహ్వానం ఇక పనిచేయవు.`,
  not: "ఇది పొరపాటని మీకు అనిపిస్తే, దయచేసి అకాడమీని అడగండి.",
  reason: (academy) => `${academy} వద్ద మీకు ఖాతా ఉండేది, అందుకే ఈ ఈమెయిల్ పంపాం.`,
};
