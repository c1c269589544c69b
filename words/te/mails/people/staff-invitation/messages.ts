// English: d7b5e3c3
import type * as english from "#mails/people/staff-invitation/messages.ts";

export const messages: typeof english.messages = {
  subject: (academy) => `${academy} సిబ్బందిలో చేరండి`,
  text: (academy) =>
    `${academy} సిబ్బందిలో చేరడానికి మీకు ఆహ్వానం. కనీసం 12 అక్షరాల పాస్‌వర్డ్ పెట్టుకోండి, వెంటనే సైన్ ఇన్ అవుతారు.`,
  role: "మీ హోదా",
  once: (days) => `ఈ లింక్ ${days} రోజుల వరకు, ఒక్కసారి మాత్రమే పనిచేస్తుంది.`,
  not: "మీకు దీని గురించి తెలియకపోతే, ఏమీ చేయనవసరం లేదు: ఈ లింక్ లేకుండా ఎవరూ ఆ ఖాతాను వాడలేరు.",
  link: "పాస్‌వర్డ్ పెట్టుకోండి",
};
