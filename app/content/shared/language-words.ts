/** The switch between languages. */
export const languageWords = { label: "Language" };
