// English: 3191fae4
// English: 0
import type * as english from "#parts/timetable/away/messages.ts";

export const messages: typeof english.messages = {
  title: "సెలవు",
  show: "క్లాసులు చూపండి",
  noLessons: "ఆ సమయంలో క్లాసులేవీ లేవు.",
  reason: "కారణం",
  reasonHint: "రద్దయిన క్లాసుల కుటుంబాలు దీన్ని చదువుతాయి",
  save: "సేవ్ చేసి క్లాసులు మార్చండి",
  change: "క్లాసులు మార్చండి",
  saveDays: "సెలవు సేవ్ చేయండి",
  saving: "సేవ్ అవుతోంది...",
  done: "పూర్తయినవి",
  undo: "వెనక్కి తీసుకోండి",
  open: "తెరవండి",
};
