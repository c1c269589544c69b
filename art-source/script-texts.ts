import { globSync, readFileSync } from "node:fs";
import { inRepository } from "./studio.ts";

/** What texts in a script are made of. */
interface Script {
  /** As in the names of its fonts. */
  name: "telugu" | "devanagari";
  /** Words of the script, with the invisible signs that join and separate its letters. */
  words: RegExp;
  vowels: readonly string[];
  consonants: readonly string[];
  vowelSigns: readonly string[];
  nasal: string;
  /** The sign that takes a consonant's vowel away. */
  virama: string;
  /** How a consonant joins the next one. */
  join: (first: string, second: string) => string[];
  /** Three in a row that are usual in names. */
  threes: readonly string[];
}

const joiner = "\u200D";

/** Letters and signs, which are one code unit each. */
const split = (letters: string): string[] => letters.split("");

/** The scripts of the languages whose headings have a font of their own. */
export const scripts = {
  te: {
    name: "telugu",
    words: /[\u0C00-\u0C7F\u200C\u200D]+/g,
    vowels: split("అఆఇఈఉఊఋఎఏఐఒఓఔ"),
    consonants: split("కఖగఘఙచఛజఝఞటఠడఢణతథదధనపఫబభమయరలళవశషసహ"),
    vowelSigns: split("ాిీుూృెేైొోౌ"),
    nasal: "ం",
    virama: "్",
    join: (first, second) => [`${first}్${second}`, `${first}్${second}ి`],
    threes: ["క్ష్మ", "క్ష్మి", "క్ష్మీ", "క్ష్ణ", "స్త్ర", "స్త్రి", "న్ద్ర", "త్స్య"],
  },
  hi: {
    name: "devanagari",
    words: /[\u0900-\u097F\u200C\u200D]+/g,
    vowels: split("अआइईउऊऋऍएऐऑओऔ"),
    consonants: [
      ...split("कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसह"),
      ...["क़", "ख़", "ग़", "ज़", "ड़", "ढ़", "फ़"].map((letter) => letter.normalize("NFC")),
    ],
    vowelSigns: split("ािीुूृॅेैॉोौ"),
    nasal: "ं",
    virama: "्",
    // Half a letter before a whole one is correct, and all joined letters would be twice the file. The
    // letters without a half, doubled ones and those with "ra" are joined.
    join: (first, second) =>
      "टठडढदरह".includes(first) || first === second || second === "र"
        ? [`${first}्${second}`]
        : [`${first}्${joiner}`],
    threes: ["क्ष्म"],
  },
} as const satisfies Record<string, Script>;

export type ScriptLanguage = keyof typeof scripts;

/** The names of chapters and of states, which stand in no heading: text is set in the system's fonts. */
const inTextOnly = ["content/teaching/syllabus/names/", "parts/fees/documents/state-names.ts"];

/** Every word in the script of a language in its modules of words, each once; not those of texts alone. */
export function wordsOf(language: ScriptLanguage): string[] {
  const files = globSync(`words/${language}/**/*.ts`, { cwd: inRepository(".") })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => !inTextOnly.some((path) => file.startsWith(`words/${language}/${path}`)));
  const words = files.flatMap(
    (file) => readFileSync(inRepository(file), "utf8").match(scripts[language].words) ?? [],
  );
  return [...new Set(words)].toSorted();
}

/** What names and other typed texts are made of: every syllable, and every two consonants in a row. */
export function syllablesOf(language: ScriptLanguage): string[] {
  const { vowels, consonants, vowelSigns, nasal, virama, join, threes }: Script = scripts[language];
  const open = [
    ...vowels,
    ...consonants.flatMap((letter) => ["", ...vowelSigns].map((sign) => letter + sign)),
  ];
  return [
    ...open,
    ...open.map((syllable) => syllable + nasal),
    ...consonants.map((letter) => letter + virama),
    ...consonants.flatMap((first) => consonants.flatMap((second) => join(first, second))),
    ...threes,
  ];
}
