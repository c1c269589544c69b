// English: 4001c3a7
import type * as english from "#parts/lessons/outcome/short-messages.ts";

export const outcomeWords: typeof english.outcomeWords = { link: "ఎలా జరిగిందో చూడండి" };
