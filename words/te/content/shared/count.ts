// English: c2b2cf44
import type * as english from "#content/shared/count.ts";

export const count: typeof english.count = (number, one, more) =>
  `${number} ${number === 1 ? one : more}`;

export const inMinutes: typeof english.inMinutes = (minutes) => count(minutes, "నిమిషం", "నిమిషాలు");

export const inHours: typeof english.inHours = (hours) => count(hours, "గంట", "గంటలు");

export const inDays: typeof english.inDays = (days) => count(days, "రోజు", "రోజులు");

export const times: typeof english.times = (number) => (number === 1 ? "ఒకసారి" : `${number} సార్లు`);
