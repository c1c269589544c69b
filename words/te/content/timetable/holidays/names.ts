// English: fd3a5b41
import type { PublicHolidayName } from "#content/timetable/holidays/all.ts";
import type * as english from "#content/timetable/holidays/names.ts";

const names: Readonly<Record<PublicHolidayName, string>> = {
  "New Year's Day": "కొత్త సంవత్సరం",
  Bhogi: "భోగి",
  Sankranti: "సంక్రాంతి",
  "Republic Day": "గణతంత్ర దినోత్సవం",
  "Maha Shivaratri": "మహా శివరాత్రి",
  Holi: "హోలీ",
  Ugadi: "ఉగాది",
  "Eid-ul-Fitr": "ఈద్-ఉల్-ఫితర్ (రంజాన్)",
  "Sri Rama Navami": "శ్రీరామ నవమి",
  "Good Friday": "గుడ్ ఫ్రైడే",
  "Babu Jagjivan Ram's Birthday": "బాబు జగ్జీవన్ రామ్ జయంతి",
  "Dr B. R. Ambedkar's Birthday": "డా. బి. ఆర్. అంబేడ్కర్ జయంతి",
  "Eid-ul-Adha": "ఈద్-ఉల్-అజ్హా (బక్రీద్)",
  "Telangana Formation Day": "తెలంగాణ ఆవిర్భావ దినోత్సవం",
  Muharram: "మొహర్రం",
  Bonalu: "బోనాలు",
  "Independence Day": "స్వాతంత్ర్య దినోత్సవం",
  "Milad-un-Nabi": "మిలాద్-ఉన్-నబీ",
  "Sri Krishna Ashtami": "శ్రీకృష్ణాష్టమి",
  "Vinayaka Chavithi": "వినాయక చవితి",
  "Gandhi Jayanti": "గాంధీ జయంతి",
  "Vijaya Dasami": "విజయదశమి (దసరా)",
  Deepavali: "దీపావళి",
  "Karthika Purnima and Guru Nanak's Birthday": "కార్తీక పౌర్ణమి, గురునానక్ జయంతి",
  Christmas: "క్రిస్మస్",
  "Day after Christmas": "క్రిస్మస్ మరుసటి రోజు",
};

const isPublic = (name: string): name is PublicHolidayName => Object.hasOwn(names, name);

export const holidayName: typeof english.holidayName = (name) =>
  isPublic(name) ? names[name] : name;
