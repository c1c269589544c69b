/**
 * Whether a text contains each word of a search, in any order, ignoring case, Latin accents and
 * Unicode composition. An empty search matches everything.
 */
export function hasWords(text: string, search: string): boolean {
  const plain = simplify(text);
  return simplify(search)
    .split(/\s+/)
    .every((word) => plain.includes(word));
}

// Removes only the accents of Latin letters: in Telugu and Hindi such marks are vowels.
function simplify(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/[\u0300-\u036F]/g, "")
    .toLowerCase();
}
