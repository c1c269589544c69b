// The database has the same as `fold_text` and `name_order` (088-names-alike.sql); a test compares them.

const apostrophes = /['`´ʹʻʼʽʾʿˈ‘’‚‛′‵ꞌ＇]/g;
/** Accents, the nukta, Arabic vowel signs and what is invisible. Vowel signs of India are letters. */
const marks =
  /[\u0300-\u036f\u093c\u0640\u064b-\u065f\u0670]|[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]|[\ufe00-\ufe0f]/g;
const gaps = /[-‐‑‒–—―⁃−\s\u0085]+/g;

/** Letters that are one to who searches, aligned with what they become. */
const letters = [
  "ABCDEFGHIJKLMNOPQRSTUVWXYZØøĐđÐðŁłĦħıΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩςАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯىيكةۃہە",
  "abcdefghijklmnopqrstuvwxyzooddddllhhiαβγδεζηθικλμνξοπρστυφχψωσабвгдежзийклмнопрстуфхцчшщъыьэюяییکهههه",
] as const;
const pairs: Readonly<Record<string, string>> = {
  æ: "ae",
  Æ: "ae",
  œ: "oe",
  Œ: "oe",
  ß: "ss",
  ẞ: "ss",
  Þ: "th",
  þ: "th",
};

/** Letters in the order of their alphabets, where their code points have another. */
const alphabets = "ءابٻپڀتٹثجچحخدڈذرڑزژسشصضطظعغفقکگلمنںهوۍھیےవశషసహళఴ";
/** The Urdu h, which comes after w as the Arabic one does not, has the place of a letter of Pashto. */
const urduH = /[ہۂ]/g;

const becomes = (from: string, to: readonly string[]) =>
  new Map(Array.from(from, (letter, index) => [letter, to[index] ?? ""]));
const foldedLetters = becomes(letters[0], Array.from(letters[1]));
const placed = becomes(alphabets, Array.from(alphabets).toSorted());

const replaceEach = (text: string, map: ReadonlyMap<string, string>) =>
  Array.from(text, (letter) => map.get(letter) ?? letter).join("");

/**
 * A text as it is compared in searches: without case, accents and apostrophes, with one space for
 * hyphens and spaces, and with one letter for those that look alike.
 */
export function foldText(text: string): string {
  const plain = text
    .replaceAll(apostrophes, "")
    .normalize("NFKD")
    .replaceAll(marks, "")
    .normalize("NFC");
  return replaceEach(plain, foldedLetters)
    .replaceAll(/[æÆœŒßẞÞþ]/g, (letter) => pairs[letter] ?? letter)
    .replaceAll(apostrophes, "")
    .replaceAll(gaps, " ");
}

/** A text as it is found, as `name_words` of the database: "D Souza" also as "dsouza". */
export function nameWords(text: string): string {
  const folded = foldText(text);
  return `${folded} ${folded.replaceAll(/(?<![^ ])([do]) (?=[a-z]{3})/g, "$1")}`;
}

/** What names are sorted by, compared by code points: each script in the order of its alphabet. */
export function nameOrder(name: string): string {
  const words = foldText(name.replaceAll(urduH, "ۍ"))
    .replaceAll(/[.,;:()[\]"/& ]+/g, " ")
    .replaceAll(/^ | $/g, "");
  return Array.from(replaceEach(words, placed)).slice(0, 200).join("");
}

/** Compares names for `toSorted`, in the order of the database's lists. */
export function compareNames(one: string, other: string): number {
  const [first, second] = [nameOrder(one), nameOrder(other)];
  if (first === second) return 0;
  return first < second ? -1 : 1;
}
