// English: 93bc6aea
import type * as english from "#routes/admin/site/translation-messages.ts";

export const translationMessages: typeof english.translationMessages = {
  languages: "भाषा",
  title: (section, language) => `${section}: ${language}`,
  state: { missing: "अनुवाद नहीं है", outdated: "अंग्रेज़ी बदलने के बाद अपडेट नहीं हुआ" },
  missing: (language) => `${language}: अनुवाद नहीं है`,
  outdated: (language) => `${language}: अनुवाद पुराना है, अंग्रेज़ी बाद में बदली है`,
  summaryTitle: "अनुवाद",
  summary: "मानक शब्दों का अनुवाद पहले से है। आपने जो ख़ुद लिखा है, वह आपके अनुवाद करने तक अंग्रेज़ी में दिखता है।",
  complete: "सब पूरे हैं",
  missingSections: (sections) => `अनुवाद नहीं है: ${sections}`,
  outdatedSections: (sections) => `अंग्रेज़ी बदलने के बाद अपडेट नहीं हुए: ${sections}`,
  preview: (language) => `प्रीव्यू: ${language}`,
  standardText:
    "इस हिस्से में मानक शब्द हैं, जिनका अनुवाद पहले से है। जब अंग्रेज़ी में आपके अपने शब्द होंगे, तब आप उनका अनुवाद यहाँ करेंगे।",
  missingText: "जब तक आप अनुवाद सेव नहीं करते, साइट पर आने वालों को आपके अंग्रेज़ी शब्द दिखते हैं।",
  outdatedText:
    "इसके बाद अंग्रेज़ी बदली है। आपके दोबारा सेव करने तक साइट पर आने वालों को यही अनुवाद दिखता है, और नई चीज़ें अंग्रेज़ी में।",
  englishText: "नाम, संख्याएँ, लिंक और तारीख़ें वही हैं जो अंग्रेज़ी में हैं।",
  remove: "अनुवाद हटाएँ",
  toEnglish: "अंग्रेज़ी बदलें",
};
