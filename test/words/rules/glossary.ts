import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root, type Translated } from "../../../words/modules.ts";
import { withoutSamples, type Pair } from "../pairs.ts";

/** A row of the glossary: an English term, and the beginnings of its words in each language. */
export interface Term {
  english: string;
  stems: Readonly<Record<Translated, readonly string[]>>;
}

/** The terms of docs/glossary.md, longest first. */
export const terms: readonly Term[] = readGlossary(
  readFileSync(join(root, "docs/glossary.md"), "utf8"),
);

/** The terms of a glossary's first table, longest first: "demo class" before "class". */
export function readGlossary(document: string): Term[] {
  const [table = ""] = document.split("\n## ");
  const rows = table.split("\n").filter((line) => line.startsWith("|"));
  return rows
    .slice(2)
    .map((row) => row.split("|").map((cell) => cell.trim()))
    .map(([, english = "", , te = "", , hi = ""]) => ({
      english,
      stems: { te: te.split("/"), hi: hi.split("/") },
    }))
    .toSorted((one, other) => other.english.length - one.english.length);
}

/** The terms that an English text has. */
export function findTerms(text: string, all: readonly Term[] = terms): Term[] {
  let rest = withoutSamples(text);
  return all.filter((term) => {
    const found = rest.match(patternOf(term));
    rest = rest.replaceAll(patternOf(term), " ");
    return found !== null;
  });
}

/** A term as a whole word, in the singular or plural. */
function patternOf({ english }: Term): RegExp {
  const plural = english.endsWith("y") ? `${english.slice(0, -1)}(?:y|ies)` : `${english}(?:e?s)?`;
  return new RegExp(`\\b${plural}\\b`, "gi");
}

/** The loanwords of the glossary that have an invisible joiner: without it, and with it. */
function listUnjoined(language: Translated): [wrong: string, right: string][] {
  return terms
    .flatMap(({ stems }) => stems[language])
    .filter((stem) => /[\u200C\u200D]/.test(stem))
    .map((stem) => [stem.replaceAll(/[\u200C\u200D]/g, ""), stem]);
}

/** A loanword of the glossary keeps its invisible joiner. */
export function checkLoanwords({ language, translation }: Pair): string | null {
  const wrong = listUnjoined(language).filter(([unjoined]) => translation.includes(unjoined));
  const right = wrong.map(([, joined]) => joined).join(", ");
  return wrong.length === 0 ? null : `is without the joiner of ${right}`;
}

/** Where the English text has a term, the translation has one of its words. */
export function checkTerms({ language, english, translation }: Pair): string | null {
  const missing = findTerms(english).filter(
    ({ stems }) => !stems[language].some((stem) => translation.includes(stem.normalize("NFC"))),
  );
  if (missing.length === 0) return null;
  const expected = missing.map((term) => `${term.english} (${term.stems[language].join(", ")})`);
  return `is without ${expected.join("; ")}`;
}
