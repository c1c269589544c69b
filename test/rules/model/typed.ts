// What a form's text is once everything invisible is left out, in a second formulation.

type Ranges = readonly (readonly [first: number, last: number])[];

const ignored: Ranges = [
  [0x0, 0x8],
  [0xb, 0x1f],
  [0x7f, 0x9f],
  [0xad, 0xad],
  [0x34f, 0x34f],
  [0x61c, 0x61c],
  [0x115f, 0x1160],
  [0x17b4, 0x17b5],
  [0x180b, 0x180f],
  [0x200b, 0x200f],
  [0x202a, 0x202e],
  [0x2060, 0x206f],
  [0x3164, 0x3164],
  [0xfe00, 0xfe0f],
  [0xfeff, 0xfeff],
  [0xffa0, 0xffa0],
  [0xfff0, 0xfffb],
  [0x1bca0, 0x1bca3],
  [0x1d173, 0x1d17a],
  [0xe0000, 0xe0fff],
];
const spaces: Ranges = [
  [0xa0, 0xa0],
  [0x1680, 0x1680],
  [0x2000, 0x200a],
  [0x202f, 0x202f],
  [0x205f, 0x205f],
  [0x3000, 0x3000],
];
const viramas = "\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca";
const otherLineEnds = "\v\f\u0085\u2028\u2029";

const isIn = (ranges: Ranges, code: number) =>
  ranges.some(([first, last]) => first <= code && code <= last);
const codeOf = (one: string | undefined) => one?.codePointAt(0) ?? -1;
const isPicture = (one = "") => /^\p{Extended_Pictographic}$/u.test(one);
const isArabic = (one = "") => /^\p{scx=Arab}$/u.test(one);
const isTag = (code: number) =>
  (code >= 0xe0030 && code <= 0xe0039) || (code >= 0xe0061 && code <= 0xe007a);

/** Whether an invisible character is a part of a word or a picture. */
export function isMeaningful(characters: readonly string[], at: number): boolean {
  const [code, before, after] = [codeOf(characters[at]), characters[at - 1], characters[at + 1]];
  if (code === 0x200c || code === 0x200d) {
    const joined = (one: string | undefined) => one !== undefined && viramas.includes(one);
    if (joined(before) || joined(after) || (isArabic(before) && isArabic(after))) return true;
    const picture = codeOf(before) === 0xfe0f ? characters[at - 2] : before;
    const isSkin = isIn([[0x1f3fb, 0x1f3ff]], codeOf(before));
    return code === 0x200d && isPicture(after) && (isPicture(picture) || isSkin);
  }
  if (code === 0xfe0e || code === 0xfe0f) {
    const isKey = code === 0xfe0f && /^[\d#*]$/.test(before ?? "") && codeOf(after) === 0x20e3;
    return isPicture(before) || isKey;
  }
  if (!isTag(code) && code !== 0xe007f) return false;
  const start = characters.findLastIndex((one, place) => place < at && !isTag(codeOf(one)));
  const end = characters.findIndex((one, place) => place > start && !isTag(codeOf(one)));
  const length = end - start - 1;
  return (
    codeOf(characters[start]) === 0x1f3f4 &&
    codeOf(characters[end]) === 0xe007f &&
    length > 0 &&
    length < 8
  );
}

/** A field's text as it is understood: of one line, or of several that end with LF. */
export function typed(value: string): string {
  const hasLines = value.includes("\n");
  const joined = value.split("\r\n").join("\n");
  const characters = Array.from(joined.normalize("NFC")).map((one) => {
    if (one === "\r" || otherLineEnds.includes(one)) return hasLines ? "\n" : " ";
    if (one === "\t") return hasLines ? one : " ";
    return isIn(spaces, codeOf(one)) ? " " : one;
  });
  return characters
    .filter((one, at) => !isIn(ignored, codeOf(one)) || isMeaningful(characters, at))
    .join("")
    .normalize("NFC");
}
