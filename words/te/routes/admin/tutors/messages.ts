// English: 86e3d96a
import type * as english from "#routes/admin/tutors/messages.ts";

export const messages: typeof english.messages = {
  caption: "ట్యూటర్లు",
  empty: "ఇంకా ట్యూటర్లు లేరు.",
  name: "పేరు",
  contact: "సంప్రదింపు",
  email: "ఈమెయిల్",
  background: "అర్హత, అనుభవం",
  experience: (band) => `అనుభవం: ${band}`,
  experienceSort: "అనుభవం",
  teaches: "బోధించేవి",
  unknown: "ఇవ్వలేదు",
  invite: "ట్యూటర్‌ను ఆహ్వానించండి",
  invited: "ఆహ్వానించారు",
  status: "స్థితి",
  applied: "దరఖాస్తు తేదీ",
  approve: "ఆమోదించండి",
  select: "ఎంపిక",
  selectAll: "అన్నీ ఎంచుకోండి",
  left: "ఇక ఈ జాబితాలో లేరు.",
  approveSelected: "ఎంచుకున్నవి ఆమోదించండి",
  reject: "తిరస్కరించండి",
  reason: (reason) => `కారణం: ${reason}`,
  rejectTitle: "దరఖాస్తును తిరస్కరించండి",
  rejectQuestion: (name) => `${name} గారి దరఖాస్తును ఎందుకు తిరస్కరిస్తున్నారు?`,
  reasonLabel: "కారణం",
  rejectHint: "ట్యూటర్‌కు ఇది తమ డ్యాష్‌బోర్డ్‌లో కనిపిస్తుంది.",
  rejecting: "తిరస్కరిస్తున్నాం...",
  suspend: "నిలిపివేయండి",
  suspendTitle: "ట్యూటర్‌ను నిలిపివేయండి",
  suspendQuestion: (name) => `${name} గారిని ఎందుకు నిలిపివేస్తున్నారు?`,
  suspendDetail:
    "ట్యూటర్ వెంటనే సైన్ అవుట్ అవుతారు. ఇకపై విద్యార్థుల గురించి ఏదీ చూడలేరు, మార్చలేరు. క్లాసులు మరో ట్యూటర్ కోసం ఆగి ఉన్నాయని వారి విద్యార్థులకు కనిపిస్తుంది. నిలిపివేతను మీరు తర్వాత ఎత్తివేయవచ్చు.",
  suspendHint: "ఇది ట్యూటర్‌కు తమ డ్యాష్‌బోర్డ్‌లో, అడ్మిన్లకు లాగ్‌లో కనిపిస్తుంది.",
  suspending: "నిలిపివేస్తున్నాం...",
  lift: "నిలిపివేత ఎత్తివేయండి",
  liftTitle: "నిలిపివేతను ఎత్తివేయండి",
  liftQuestion: (name) => `${name} గారి నిలిపివేతను ఎందుకు ఎత్తివేస్తున్నారు?`,
  liftDetail: "ట్యూటర్ మళ్లీ అదే విద్యార్థులకు బోధిస్తారు, వారి క్లాసులు తిరిగి వస్తాయి.",
  liftHint: "అడ్మిన్లకు ఇది లాగ్‌లో కనిపిస్తుంది.",
  lifting: "ఎత్తివేస్తున్నాం...",
};

export const reasonProblems: typeof english.reasonProblems = {
  "reason-missing": "దయచేసి కారణం రాయండి.",
  "too-long": "దయచేసి కారణాన్ని 500 అక్షరాలలోపు రాయండి.",
};
