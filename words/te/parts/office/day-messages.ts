// English: 4feafec3
import { months } from "#domain/shared/date-words.ts";
import type * as english from "#parts/office/day-messages.ts";

const shortMonths = [
  "జన",
  "ఫిబ్ర",
  "మార్చి",
  "ఏప్రి",
  "మే",
  "జూన్",
  "జూలై",
  "ఆగ",
  "సెప్టెం",
  "అక్టో",
  "నవం",
  "డిసెం",
];

export const dayWords: typeof english.dayWords = {
  long: (month, day) => `${day} ${months[month]}`,
  short: (month, day) => `${day} ${shortMonths[month]}`,
};
