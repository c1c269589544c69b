/**
 * Whether each word of a search stands somewhere in a text, in any order; case, Latin accents and
 * the spelling of a letter don't matter. A search without words finds everything.
 */
export function hasWords(text: string, search: string): boolean {
  const plain = simplify(text);
  return simplify(search)
    .split(/\s+/)
    .every((word) => plain.includes(word));
}

// Only the accents of Latin letters go: in Telugu and Hindi such marks are vowels.
function simplify(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/[\u0300-\u036F]/g, "")
    .toLowerCase();
}
