// English: d4daab13
import type * as english from "#parts/guardians/birth-date-messages.ts";

export const birthDateWords: typeof english.birthDateWords = {
  birthDate: "పుట్టిన తేదీ",
  day: "రోజు",
  month: "నెల",
  year: "సంవత్సరం",
  chooseMonth: "ఎంచుకోండి",
};
