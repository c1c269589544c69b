const brokenCharacter = /\p{Surrogate}/gu;
const lineEnd = /\r\n?|\u0085|\u2028|\u2029/g;
const control = /(?![\t\n])\p{Cc}/gu;

/** A text without control characters and unpaired surrogates, with "\n" line ends. */
export function plainText(text: string): string {
  return text
    .replaceAll(brokenCharacter, "\ufffd")
    .replaceAll(lineEnd, "\n")
    .replaceAll(control, "")
    .trim();
}

/** The same on one line, so that a line break in a name adds no line to a message. */
export function plainLine(text: string): string {
  return plainText(text).replaceAll(/\s+/g, " ");
}
