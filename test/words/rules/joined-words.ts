import type { Pair } from "../pairs.ts";

/**
 * The words of a language that are written with an invisible joiner somewhere, and without it
 * elsewhere: "పాస్‌వర్డ్" and "పాస్వర్డ్".
 */
export function findMissingJoiners(pairs: readonly Pair[]): { pair: Pair; problem: string }[] {
  const joined = new Map<string, string>();
  for (const { translation } of pairs) {
    for (const word of listWords(translation)) {
      if (/[\u200C\u200D]/.test(word)) joined.set(withoutJoiners(word), word);
    }
  }
  return pairs.flatMap((pair) =>
    listWords(pair.translation)
      .filter((word) => joined.has(word))
      .map((word) => ({ pair, problem: `has ${word} for ${joined.get(word)}` })),
  );
}

const listWords = (text: string) => text.match(/[\p{L}\p{M}\u200C\u200D]+/gu) ?? [];

const withoutJoiners = (word: string) => word.replaceAll(/[\u200C\u200D]/g, "");
