/**
 * Invisible characters that change how a text looks: joiners beside the sign that joins letters of Indic
 * scripts, and within Arabic words and emoji; an emoji's choice of its picture; the letters of a flag.
 */
const meaningful = new RegExp(
  [
    String.raw`(?<=[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca])[\u200c\u200d]`,
    String.raw`[\u200c\u200d](?=[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca])`,
    String.raw`(?<=\p{Script_Extensions=Arabic})[\u200c\u200d](?=\p{Script_Extensions=Arabic})`,
    String.raw`(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}]|\p{Extended_Pictographic}\ufe0f)\u200d(?=\p{Extended_Pictographic})`,
    String.raw`(?<=\p{Extended_Pictographic})[\ufe0e\ufe0f]|(?<=[\d#*])\ufe0f(?=\u20e3)`,
    String.raw`(?<=\u{1f3f4})[\u{e0061}-\u{e007a}\u{e0030}-\u{e0039}]{1,7}\u{e007f}`,
  ].join("|"),
  "gu",
);

/** Without the invisible characters that mean something. */
export function withoutMeaningful(text: string): string {
  return text.replaceAll(meaningful, "");
}

// Marks of direction, zero-width spaces and joiners, soft hyphens, byte order marks, fillers, controls.
const invisible = String.raw`(?![\t\n])\p{Cc}|\p{Default_Ignorable_Code_Point}|[\ufff9-\ufffb]`;
const meaningfulOrInvisible = new RegExp(`(${meaningful.source})|${invisible}`, "gu");

/** A text without invisible characters, except those that mean something, and with ordinary spaces. */
export function withoutInvisible(text: string): string {
  return text.replaceAll(/\p{Zs}/gu, " ").replaceAll(meaningfulOrInvisible, "$1");
}
