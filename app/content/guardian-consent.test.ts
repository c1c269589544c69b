import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { consentText, consentTexts } from "./guardian-consent.ts";

// Pinned here too: who changes a word makes a new version, and leaves the old one as it was.
const asked = ["84c55be3d29db030911022b547e191a94c9109f319a76e1183dd2e0ea75bef79"];

test("the words that guardians answered stay what they were, one version after the other", () => {
  const digests = consentTexts.map(({ sections }) =>
    createHash("sha256").update(JSON.stringify(sections)).digest("hex"),
  );
  expect(digests).toEqual(asked);
  expect(consentTexts.map(({ digest }) => digest)).toEqual(asked);
  expect(consentTexts.map(({ version }) => version)).toEqual(asked.map((_, at) => at + 1));
  expect(consentText).toBe(consentTexts.at(-1));
});
