// English: c6a75667
import type * as english from "#domain/teaching/mark-words.ts";

export const markText: typeof english.markText = (mark, outOf) => `మార్కులు: ${mark} / ${outOf}`;
