// English: e2dfe363
import type * as english from "#routes/admin/lessons/change-messages.ts";

export const messages: typeof english.messages = {
  move: "సమయం మార్చండి",
  cancel: "క్లాస్ రద్దు చేయండి",
  link: "లింక్ సరిచేయండి",
  substitute: "మరో ట్యూటర్",
  makeUp: "బదులు క్లాస్ నిర్ణయించండి",
  owed: "బదులు క్లాస్ తర్వాత",
  notOwed: "బదులు క్లాస్ అవసరం లేదు",
  restore: "క్లాస్ జరగనివ్వండి",
  restoring: "సేవ్ అవుతోంది...",
  keepChange: "వీలుకాకపోయినా ఉన్నట్లే ఉంచండి",
  moveTitle: "క్లాస్ సమయం మార్చండి",
  linkTitle: "లింక్ సరిచేయండి",
  linkHint: "కుటుంబం, ట్యూటర్ దీనితోనే క్లాస్‌లో చేరతారు.",
  url: "URL",
  urlPlaceholder: "https://",
  save: "లింక్ సేవ్ చేయండి",
  saving: "సేవ్ అవుతోంది...",
  keep: "ఉన్నట్లే ఉంచండి",
  makesUpFor: (at) => `రద్దయిన క్లాస్ (${at}) కు బదులుగా.`,
  planning: "నిర్ణయిస్తున్నాం...",
};
