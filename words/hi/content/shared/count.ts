// English: c2b2cf44
import type * as english from "#content/shared/count.ts";

export const count: typeof english.count = (number, one, more) =>
  `${number} ${number === 0 || number === 1 ? one : more}`;

export const inMinutes: typeof english.inMinutes = (minutes) => `${minutes} मिनट`;

export const inHours: typeof english.inHours = (hours) => count(hours, "घंटा", "घंटे");

export const inDays: typeof english.inDays = (days) => `${days} दिन`;

export const times: typeof english.times = (number) => (number === 1 ? "एक बार" : `${number} बार`);
