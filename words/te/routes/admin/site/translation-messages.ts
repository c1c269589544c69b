// English: 93bc6aea
import type * as english from "#routes/admin/site/translation-messages.ts";

export const translationMessages: typeof english.translationMessages = {
  languages: "భాష",
  title: (section, language) => `${section}: ${language}`,
  state: { missing: "అనువాదం లేదు", outdated: "ఇంగ్లిష్ మారాక మార్చలేదు" },
  missing: (language) => `${language}: అనువాదం లేదు`,
  outdated: (language) => `${language}: ఇంగ్లిష్ మారాక అనువాదం మార్చలేదు`,
  summaryTitle: "అనువాదాలు",
  summary: "ప్రామాణిక మాటలకు అనువాదం ముందే ఉంది. మీరు సొంతంగా రాసినవి, మీరు అనువదించే వరకు ఇంగ్లిష్‌లో కనిపిస్తాయి.",
  complete: "అన్నీ పూర్తయ్యాయి",
  missingSections: (sections) => `అనువాదం లేనివి: ${sections}`,
  outdatedSections: (sections) => `ఇంగ్లిష్ మారాక అనువాదం మార్చనివి: ${sections}`,
  preview: (language) => `ప్రివ్యూ: ${language}`,
  standardText:
    "ఈ విభాగంలో ప్రామాణిక మాటలు ఉన్నాయి; వాటికి అనువాదం ముందే ఉంది. ఇంగ్లిష్‌లో మీ సొంత మాటలు రాశాక, వాటిని ఇక్కడ అనువదించవచ్చు.",
  missingText: "మీరు అనువాదం సేవ్ చేసే వరకు, సైట్‌కు వచ్చేవారికి మీ ఇంగ్లిష్ మాటలు కనిపిస్తాయి.",
  outdatedText:
    "దీని తర్వాత ఇంగ్లిష్ మారింది. మీరు మళ్లీ సేవ్ చేసే వరకు సైట్‌కు వచ్చేవారికి ఈ అనువాదమే కనిపిస్తుంది; కొత్తవి మాత్రం ఇంగ్లిష్‌లో కనిపిస్తాయి.",
  englishText: "పేర్లు, అంకెలు, లింక్‌లు, తేదీలు ఇంగ్లిష్ వెర్షన్‌లో ఎలా ఉన్నాయో ఇక్కడా అలాగే ఉంటాయి.",
  remove: "అనువాదం తొలగించండి",
  toEnglish: "ఇంగ్లిష్ మార్చండి",
};
