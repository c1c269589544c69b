// English: fd3a5b41
import type { PublicHolidayName } from "#content/timetable/holidays/all.ts";
import type * as english from "#content/timetable/holidays/names.ts";

const names: Readonly<Record<PublicHolidayName, string>> = {
  "New Year's Day": "नया साल",
  Bhogi: "भोगी",
  Sankranti: "संक्रांति",
  "Republic Day": "गणतंत्र दिवस",
  "Maha Shivaratri": "महाशिवरात्रि",
  Holi: "होली",
  Ugadi: "उगादी",
  "Eid-ul-Fitr": "ईद-उल-फ़ितर",
  "Sri Rama Navami": "श्री राम नवमी",
  "Good Friday": "गुड फ़्राइडे",
  "Babu Jagjivan Ram's Birthday": "बाबू जगजीवन राम जयंती",
  "Dr B. R. Ambedkar's Birthday": "डॉ. बी. आर. अंबेडकर जयंती",
  "Eid-ul-Adha": "ईद-उल-अज़हा (बक़रीद)",
  "Telangana Formation Day": "तेलंगाना स्थापना दिवस",
  Muharram: "मुहर्रम",
  Bonalu: "बोनालु",
  "Independence Day": "स्वतंत्रता दिवस",
  "Milad-un-Nabi": "मिलाद-उन-नबी",
  "Sri Krishna Ashtami": "श्री कृष्ण जन्माष्टमी",
  "Vinayaka Chavithi": "गणेश चतुर्थी",
  "Gandhi Jayanti": "गांधी जयंती",
  "Vijaya Dasami": "विजयादशमी (दशहरा)",
  Deepavali: "दीपावली",
  "Karthika Purnima and Guru Nanak's Birthday": "कार्तिक पूर्णिमा और गुरु नानक जयंती",
  Christmas: "क्रिसमस",
  "Day after Christmas": "क्रिसमस के बाद का दिन",
};

const isPublic = (name: string): name is PublicHolidayName => Object.hasOwn(names, name);

export const holidayName: typeof english.holidayName = (name) =>
  isPublic(name) ? names[name] : name;
