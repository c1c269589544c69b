// English: 3e293995
import type * as english from "#parts/timetable/room/messages.ts";

export const messages: typeof english.messages = {
  title: "మీటింగ్ లింక్",
  titleOf: (tutor) => `${tutor} గారి మీటింగ్ లింక్`,
  text: "అన్ని క్లాసులకూ ఒకే లింక్. కొత్త క్లాసులకు అదే వస్తుంది; వేరే లింక్ ఉన్నవి తప్ప రాబోయే క్లాసులకు కూడా అదే వస్తుంది.",
  url: "క్లాసులో చేరే లింక్",
  hint: "ఉదాహరణకు https://meet.google.com/abc-defg-hij. లింక్ వద్దనుకుంటే ఖాళీగా ఉంచండి.",
  save: "లింక్ సేవ్ చేయండి",
  saving: "సేవ్ చేస్తున్నాం...",
  cancel: "వద్దు",
  problems: {
    "url-invalid": "దయచేసి https:// తో మొదలయ్యే లింక్ ఇవ్వండి",
    "no-meeting": "ఈ లింక్ మీటింగ్‌కు తీసుకెళ్లదు. మీ విద్యార్థులు క్లాసులో చేరడానికి తెరిచే లింక్‌ను కాపీ చేయండి.",
  },
};
