// English: e50c7b93
import { inMinutes } from "#content/shared/count.ts";
import type * as english from "#routes/guardian/request/messages.ts";

export const messages: typeof english.messages = {
  title: "తల్లిదండ్రులు, సంరక్షకుల కోసం",
  intro:
    "మీ పిల్లల రాబోయే క్లాసులు, రికార్డింగ్‌లు, ప్రకటనలు, ట్యూటర్ల వివరాలు మీ పేజీలో ఉంటాయి. మేం పంపే లింక్‌తో దాన్ని తెరవవచ్చు, పాస్‌వర్డ్ అవసరం లేదు.",
  tooMany: (minutes) =>
    `మీ నెట్‌వర్క్ నుండి చాలా అభ్యర్థనలు వచ్చాయి. దయచేసి ${inMinutes(minutes)} ఆగి మళ్లీ ప్రయత్నించండి.`,
  invalid: "దయచేసి సరైన ఈమెయిల్ చిరునామా ఇవ్వండి.",
};

export const notices: typeof english.notices = {
  "guardian-link-mailed":
    "ఎవరైనా విద్యార్థి ఈ ఈమెయిల్ చిరునామాతో మిమ్మల్ని తమ సంరక్షకులుగా పేర్కొని ఉంటే, మీకు ఈమెయిల్ వస్తుంది. మేం రోజుకు కొన్ని మాత్రమే పంపుతాం.",
  "guardian-links-ended": "మీ పేజీ లింక్‌లన్నీ పనిచేయడం ఆగిపోయాయి.",
  "guardian-forgotten": "ధన్యవాదాలు. మీ ఈమెయిల్ చిరునామాను తొలగించాం. ఇకపై మీకు మేం రాయం.",
};
