import { withoutMeaningful } from "#domain/shared/typed/invisible.ts";

// What cannot be seen but changes how a text reads: control characters, line separators, directions,
// fillers, private characters. The empty Braille pattern and the Hangul fillers look like spaces.
const hidden = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;

/**
 * Whether a text has control, invisible or bidirectional characters, other than around it. After
 * `typedText` these are what cannot be left out without a guess, such as a line end or a private character.
 */
export function hasHiddenCharacters(text: string): boolean {
  return hidden.test(withoutMeaningful(text.trim()));
}

const addressSigns = /[:@\\]|\/\//u;
const letter = String.raw`[\p{L}\p{M}\p{N}_-]`;
/**
 * An abbreviation that many write right before the name, as in "Ch.Srinivas", "Md.Irfan" and
 * "Dr.Suresh": the capital and the length keep out nearly all endings of addresses.
 */
const abbreviation =
  /(?<![\p{L}\p{M}\p{N}_.-])(?:Ch|Dr|Gd|Kum|Md|Mohd|Mr|Mrs|Ms|Prof|Sd|Shk|Sk|Smt|Sri|Syd)\.(?=\p{Lu}\p{Ll}{3,}(?![\p{L}\p{M}\p{N}_.-]))/gu;
/** Two words around a full stop, which mail programs turn into a link. */
const dottedWords = new RegExp(String.raw`${letter}{2}\.${letter}{2}`, "u");
/** An initial may stand before a full stop, but x.com and t.me are links. */
const shortAddress = new RegExp(String.raw`${letter}\.(?:[a-z]{2}|com|net|org)(?!${letter})`, "iu");

/** Whether programs would turn a part of a text into a link. */
export function hasLink(text: string): boolean {
  // The other full stops of Unicode work in addresses too.
  const plain = text.normalize("NFKC").replaceAll("\u3002", ".").replace(abbreviation, "");
  return [addressSigns, dottedWords, shortAddress].some((pattern) => pattern.test(plain));
}

/** Whether a text may be a person's name: nothing hidden in it, and no link. */
export function isName(text: string): boolean {
  return !hasHiddenCharacters(text) && !hasLink(text);
}
