import { expect, test } from "vitest";
import { findForeignWords } from "./latin-words.ts";
import type { Pair, Rule } from "./pairs.ts";
import { checkLoanwords, checkTerms, findTerms, readGlossary } from "./rules/glossary.ts";
import { findMissingJoiners } from "./rules/joined-words.ts";
import { checkBrackets, checkEnd, checkSpaces } from "./rules/layout.ts";
import { checkSamples, checkSuffixes } from "./rules/samples.ts";
import {
  checkComposition,
  checkDigits,
  checkEnglish,
  checkJoiners,
  checkLetters,
} from "./rules/script.ts";

function pair(language: Pair["language"], english: string, translation: string): Pair {
  return { language, name: "a.ts#b", english, translation };
}

const wrong: [Rule, Pair][] = [
  [checkTerms, pair("te", "Two classes", "రెండు పాఠాలు")],
  [checkTerms, pair("hi", "A demo class", "एक क्लास")],
  [checkLoanwords, pair("te", "Password", "పాస్వర్డ్")],
  [checkSamples, pair("te", "Hello ⟨name⟩", "నమస్తే")],
  [checkSamples, pair("hi", "Kept for {enquiry-days}", "रखते हैं")],
  [checkSamples, pair("hi", "Within 60 days", "कुछ दिन में")],
  [checkSuffixes, pair("te", "For ⟨name⟩", "⟨name⟩కి")],
  [checkSuffixes, pair("te", "For ⟨name⟩", "⟨name⟩-కి")],
  [checkSuffixes, pair("te", "For ⟨name⟩", "⟨name⟩\u200Cకి")],
  [checkEnglish, pair("te", "Please wait", "Please వేచి ఉండండి")],
  [checkLetters, pair("te", "Class", "तరగతి")],
  [checkLetters, pair("te", "A sentence.", "ఒక వాక్యం।")],
  [checkDigits, pair("hi", "5", "५")],
  [checkComposition, pair("hi", "Telephone", "\u095Eोन")],
  [checkJoiners, pair("te", "Class", "క్లాస్\u200C")],
  [checkJoiners, pair("te", "Class", "త\u200Cరగతి")],
  [checkSpaces, pair("te", "Close it", "దీన్ని  మూసివేయండి")],
  [checkSpaces, pair("te", "Close", "మూసివేయండి ")],
  [checkSpaces, pair("hi", "Close.", "बंद करें ।")],
  [checkBrackets, pair("te", "Close (it)", "(దీన్ని మూసివేయండి")],
  [checkBrackets, pair("te", "Close “it”", "దీన్ని” మూసివేయండి")],
  [checkEnd, pair("te", "Close it.", "దీన్ని మూసివేయండి")],
  [checkEnd, pair("hi", "Close it.", "इसे बंद करें.")],
  [checkEnd, pair("hi", "Close this window", "इस खिड़की को बंद करें।")],
];

test.each(wrong)("%o finds what is wrong in %o", (rule, bad) => {
  expect(rule(bad)).not.toBeNull();
});

const right: [Rule, Pair][] = [
  [checkTerms, pair("te", "⟨student⟩ has a demo class", "⟨student⟩: డెమో క్లాస్")],
  [checkTerms, pair("te", "Classroom", "గది")],
  [checkSamples, pair("te", "1 time", "ఒకసారి")],
  [checkSuffixes, pair("te", "For ⟨name⟩", "⟨name⟩ గారికి")],
  [checkEnglish, pair("te", "Write to ⟨email⟩ or on WhatsApp", "WhatsApp లేదా ⟨email⟩")],
  [checkLetters, pair("te", "Hindi (हिन्दी)", "హిందీ (हिन्दी)")],
  [checkSpaces, pair("te", "Save it as .ods", ".xlsx లేదా .ods గా సేవ్ చేయండి")],
  [checkEnd, pair("hi", "⟨hours⟩ h", "⟨hours⟩ घं.")],
];

test.each(right)("%o finds nothing wrong in %o", (rule, good) => {
  expect(rule(good)).toBeNull();
});

test("the longest term of the glossary comes first, and its words count once", () => {
  const terms = readGlossary(
    [
      "| English | Telugu | Matched by | Hindi | Matched by | Source |",
      "|---|---|---|---|---|---|",
      "| class | తరగతి | తరగతి/క్లాస్ | कक्षा | कक्षा/क्लास | S |",
      "| demo class | డెమో క్లాస్ | డెమో క్లాస్ | डेमो क्लास | डेमो क्लास | U |",
      "",
      "## Words without a check",
      "| save | సేవ్ చేయండి | सेव करें |",
    ].join("\n"),
  );
  expect(terms.map(({ english }) => english)).toEqual(["demo class", "class"]);
  expect(terms[1]?.stems.te).toEqual(["తరగతి", "క్లాస్"]);
  const found = (text: string) => findTerms(text, terms).map(({ english }) => english);
  expect(found("Demo classes")).toEqual(["demo class"]);
  expect(found("A demo class in Class 9")).toEqual(["demo class", "class"]);
});

test("a word that is joined elsewhere is found without its joiner", () => {
  const pairs = [pair("te", "", "సెషన్‌లు"), pair("te", "", "ఈ సెషన్లు")];
  expect(findMissingJoiners(pairs).map(({ pair }) => pair)).toEqual([pairs[1]]);
});

test("addresses, file names and what every language has in common are no English", () => {
  const text = "Google Drive, https://a.example/b, x@y.example, /account, .xlsx, Ctrl+K, Drive it";
  expect(findForeignWords(text)).toEqual(["Drive", "it"]);
});
