import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { currentConsentVersion } from "#domain/guardians/guardian.ts";
import { consentNewsSince, consentText, consentTexts } from "./guardian-consent.ts";
import * as hindi from "#words/hi/content/guardians/guardian-consent-words.ts";
import * as telugu from "#words/te/content/guardians/guardian-consent-words.ts";

// Pinned here too: a changed text needs a new version, and the old version stays as it was.
const asked = [
  "84c55be3d29db030911022b547e191a94c9109f319a76e1183dd2e0ea75bef79",
  "a18e6b12662f7a5636813c3a427b600d136b486ec74f0316a934252382c293fe",
  "f495b7ec4540cb9449c10daf1356e7b561343644da9ee443997ba5be6c9e4398",
];

const digestOf = ({ sections }: { sections: readonly unknown[] }) =>
  createHash("sha256").update(JSON.stringify(sections)).digest("hex");

test("no version of the consent text ever changes", () => {
  const digests = consentTexts.map(digestOf);
  expect(digests).toEqual(asked);
  expect(consentTexts.map(({ digest }) => digest)).toEqual(asked);
  expect(consentTexts.map(({ version }) => version)).toEqual(asked.map((_, at) => at + 1));
  expect(consentText).toBe(consentTexts.at(-1));
  expect(consentText.version).toBe(currentConsentVersion);
});

test("whoever consented to an earlier text is told all that is new since then", () => {
  expect(consentNewsSince(1)).toHaveLength(5);
  expect(consentNewsSince(2)).toEqual(consentNewsSince(1).slice(3));
});

test.each([
  ["Telugu", telugu],
  ["Hindi", hindi],
])("each version in %s has its own digest, and as many parts as the English one", (_, words) => {
  for (const [at, text] of [
    words.firstConsent,
    words.secondConsent,
    words.thirdConsent,
  ].entries()) {
    expect(text.digest).toBe(digestOf(text));
    const counts = (sections: typeof text.sections) => sections.map(({ items }) => items.length);
    expect(counts(text.sections)).toEqual(counts(consentTexts[at]?.sections ?? []));
  }
});
