// English: f53a9721
import { studentWords } from "#content/account/profile.ts";
import type * as english from "#parts/people/invited-student/messages.ts";

export const messages: typeof english.messages = {
  title: "విద్యార్థిని ఆహ్వానించండి",
  text: "విద్యార్థికి పాస్‌వర్డ్ పెట్టుకునే లింక్‌తో ఈమెయిల్ వెళ్తుంది; ఆ లింక్ 14 రోజులు పనిచేస్తుంది. మిగతావన్నీ తర్వాత మార్చుకోవచ్చు.",
  guardian: "సంరక్షకులు",
  guardianText:
    "ఎవరిని అడగాలో మీకు తెలిస్తే రాయండి. విద్యార్థి పాస్‌వర్డ్ పెట్టుకున్న తర్వాత, వారి సమ్మతి కోరుతూ వారికి ఈమెయిల్ వెళ్తుంది.",
  guardianName: "సంరక్షకుల పేరు",
  guardianEmail: "సంరక్షకుల ఈమెయిల్",
  email: "ఈమెయిల్",
  submit: "ఆహ్వానం పంపండి",
  sending: "పంపుతున్నాం...",
  taken: "ఈ ఈమెయిల్‌తో ఇప్పటికే ఒక ఖాతా ఉంది.",
  problems: studentWords.problems,
  guardianProblems: {
    "required-missing": "దయచేసి సంరక్షకుల పేరు, ఈమెయిల్ రెండూ ఇవ్వండి, లేదా రెండూ వదిలేయండి.",
    "relation-missing": "దయచేసి సంరక్షకుల పేరు, ఈమెయిల్ రెండూ ఇవ్వండి, లేదా రెండూ వదిలేయండి.",
    "email-invalid": "దయచేసి సంరక్షకుల సరైన ఈమెయిల్ అడ్రస్ రాయండి.",
    "name-invalid": studentWords.problems["name-invalid"],
    "too-long": studentWords.problems["too-long"],
  },
};
