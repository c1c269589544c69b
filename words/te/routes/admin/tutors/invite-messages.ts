// English: 9ac32a49
import { tutorWords } from "#content/account/profile.ts";
import type * as english from "#routes/admin/tutors/invite-messages.ts";

export const messages: typeof english.messages = {
  title: "ట్యూటర్‌ను ఆహ్వానించండి",
  text: "పాస్‌వర్డ్ పెట్టుకోవడానికి ట్యూటర్‌కు ఒక లింక్ ఈమెయిల్‌లో వెళుతుంది; అది 14 రోజులు పనిచేస్తుంది. వారికి వెంటనే ఆమోదం ఉంటుంది. అర్హత, అనుభవం, పరిచయం వారి ప్రొఫైల్‌లో అడుగుతాం.",
  email: "ఈమెయిల్",
  submit: "ఆహ్వానం పంపండి",
  sending: "పంపుతున్నాం...",
  taken: "ఈ ఈమెయిల్ చిరునామాతో ముందే ఒక ఖాతా ఉంది.",
  problems: tutorWords.problems,
};
