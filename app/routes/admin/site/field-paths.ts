/** The path of a field in `fieldWords`. */
export function wordsPath(path: readonly string[]): string {
  const inPart = path[0] === "policies" || path[0] === "subjects";
  return path
    .map((name, index) => (/^\d+$/.test(name) || (inPart && index === 1) ? "*" : name))
    .join(".");
}

/** The same words for the fields below a path. @param words by the end of the path */
export function below<Words>(
  path: string,
  words: Readonly<Record<string, Words>>,
): Record<string, Words> {
  return Object.fromEntries(Object.entries(words).map(([end, word]) => [path + end, word]));
}
