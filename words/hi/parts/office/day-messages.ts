// English: 4feafec3
import { months } from "#domain/shared/date-words.ts";
import type * as english from "#parts/office/day-messages.ts";

const shortMonths = ["जन", "फ़र", "मार्च", "अप्रै", "मई", "जून", "जुल", "अग", "सित", "अक्टू", "नव", "दिस"];

export const dayWords: typeof english.dayWords = {
  long: (month, day) => `${day} ${months[month]}`,
  short: (month, day) => `${day} ${shortMonths[month]}`,
};
