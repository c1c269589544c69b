/** Node refuses more than 16 KB of headers, in bytes. */
export const headerSize = 15_500;

/** The product refuses larger forms of strangers, in bytes. */
export const formSize = 64 * 1024 - 200;

/** Texts that cost programs much when they are long, each as the part that is repeated. */
const repeated = [
  "a",
  " ",
  "\t",
  "-",
  "(",
  "[",
  "{",
  '"',
  "'",
  "\\",
  "%",
  "%41",
  "%E0%A4",
  "%2C",
  "%00",
  "/",
  "//",
  "/a",
  "/./",
  "..",
  ".",
  ",",
  ", ",
  " ,",
  ";",
  "; ",
  ";a=b",
  "=",
  "&",
  "a=",
  "a&",
  "a=b&",
  "a.",
  "a@",
  "@",
  "+",
  "*a_",
  "*",
  "#",
  ":",
  "0",
  "1,",
  '"a",',
  'W/"a", ',
  "127.0.0.1, ",
  "0-0,",
  "q=0;",
  "<",
  "<a ",
  "&amp;",
  "$1",
  "xn--",
];

/** Not in a request's line or headers. */
const repeatedInBodies = [
  "\0",
  "\n",
  "\r\n",
  "é",
  "e\u0301",
  "\u200D",
  "\u202E",
  "\uFEFF",
  "🙏🏽",
  "క్",
  "\u3000",
  "İ",
];

export interface HostileText {
  name: string;
  text: string;
}

function fill(part: string, size: number, end: string): HostileText {
  const times = Math.floor((size - end.length) / Buffer.byteLength(part));
  return { name: JSON.stringify(part + (end && `…${end}`)), text: part.repeat(times) + end };
}

/** A space between two letters, since the ends of a header are trimmed. */
function enclose({ name, text }: HostileText): HostileText {
  return { name: `enclosed ${name}`, text: `a${text.slice(0, -2)}b` };
}

/** Texts of a size in bytes for a header's value. */
export function hostileTexts(size: number): HostileText[] {
  return repeated.flatMap((part) => {
    const whole = fill(part, size, "");
    return [whole, enclose(whole)];
  });
}

/** Texts of a size in bytes for a field of a form. */
export function hostileBodies(size: number): HostileText[] {
  return [...repeated, ...repeatedInBodies].flatMap((part) => [
    fill(part, size, ""),
    fill(part, size, "!"),
  ]);
}

/** Distinct names, such as "0&1&2&", up to a size in bytes. */
export function distinct(write: (number: string) => string, size: number): string {
  let text = "";
  for (let number = 0; ; number += 1) {
    const next = text + write(number.toString(36));
    if (next.length > size) return text;
    text = next;
  }
}
