const brokenCharacter = /\p{Surrogate}/gu;
const lineEnd = /\r\n?|\u0085|\u2028|\u2029/g;
const control = /(?![\t\n])\p{Cc}/gu;

/** A typed text without control characters and halves of characters; only "\n" ends its lines. */
export function plainText(text: string): string {
  return text
    .replaceAll(brokenCharacter, "\ufffd")
    .replaceAll(lineEnd, "\n")
    .replaceAll(control, "")
    .trim();
}

/** The same on one line: a line break typed into a name adds no line to the request. */
export function plainLine(text: string): string {
  return plainText(text).replaceAll(/\s+/g, " ");
}
