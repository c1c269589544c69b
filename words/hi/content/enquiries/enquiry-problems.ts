// English: ca92283f
import { demoDays } from "#domain/enquiries/demo-request.ts";
import type * as english from "#content/enquiries/enquiry-problems.ts";

export const enquiryProblems: typeof english.enquiryProblems = {
  "name-missing": "कृपया नाम लिखें।",
  "contact-missing": "कृपया फ़ोन नंबर या ईमेल दें।",
  "class-missing": "कृपया कक्षा चुनें।",
  "name-invalid": "कृपया नाम बिना लिंक और बिना छिपे अक्षरों के लिखें, और बिंदु (.) के बाद खाली जगह छोड़ें।",
  "phone-invalid": "कृपया फ़ोन नंबर जाँच लें।",
  "email-invalid": "कृपया सही ईमेल पता लिखें।",
  "time-missing": "कृपया तारीख़ और समय दोनों चुनें, या दोनों खाली छोड़ दें।",
  "no-such-time": "कृपया तारीख़ और समय जाँच लें।",
  "in-the-past": "कृपया आने वाला समय चुनें।",
  "too-far": `कृपया अगले ${demoDays} दिनों के भीतर का समय चुनें।`,
  "same-time": "कृपया दो अलग-अलग समय चुनें।",
  "too-long": "यह बहुत लंबा है।",
};
