// English: d4daab13
import type * as english from "#parts/guardians/birth-date-messages.ts";

export const birthDateWords: typeof english.birthDateWords = {
  birthDate: "जन्म की तारीख़",
  day: "दिन",
  month: "महीना",
  year: "साल",
  chooseMonth: "चुनें",
};
