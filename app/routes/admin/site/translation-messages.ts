/** The words of what the academy translates itself. */
export const translationMessages = {
  languages: "Language",
  title: (section: string, language: string) => `${section}: ${language}`,
  state: { missing: "Missing", outdated: "Older than its English" },
  missing: (language: string) => `${language}: missing`,
  outdated: (language: string) => `${language}: older than its English`,
  summaryTitle: "Translations",
  summary:
    "Standard words are translated already. What you have written yourself is shown in English until you translate it.",
  complete: "Complete",
  missingSections: (sections: string) => `Missing: ${sections}`,
  outdatedSections: (sections: string) => `Older than their English: ${sections}`,
  preview: (language: string) => `Preview: ${language}`,
  standardText:
    "This section says the standard words, which are translated already. Once its English has words of your own, you translate them here.",
  missingText: "Visitors see your English words until you save a translation.",
  outdatedText:
    "The English has changed since. Visitors see this translation, and new entries in English, until you save it again.",
  englishText: "Names, numbers, links and days are those of the English.",
  remove: "Remove the Translation",
  toEnglish: "Change the English",
};
