import fc from "fast-check";
import examples from "libphonenumber-js/examples.mobile.json" with { type: "json" };
import { getCountryCallingCode, type CountryCode } from "libphonenumber-js/min";
import { afterAll, beforeAll, expect, test } from "vitest";
import { normalPhone } from "#domain/people/phone/phone-number.ts";
import { seed } from "#test/support/depth.ts";
import { createDatabase, type TestDatabase } from "#test/support/academy.ts";
import { spellingsOf } from "#test/support/phone-spellings.ts";

let academy: TestDatabase;

beforeAll(async () => {
  academy = await createDatabase("template");
});
afterAll(() => academy.drop());

/** What the database makes of each text. */
async function inDatabase(texts: readonly string[]): Promise<(string | null)[]> {
  const { rows } = await academy.pool.query<{ normal: string | null }>(
    `select normal_phone(text) as normal from unnest($1::text[]) with ordinality as t (text, place)
     order by place`,
    [texts],
  );
  return rows.map(({ normal }) => normal);
}

const numbers = Object.entries(examples).map(([country, national]) => ({
  code: getCountryCallingCode(country as CountryCode),
  national,
}));

test("every spelling of a number of any country has one normal form, the same in the database", async () => {
  const texts = [...spellingsOf("9849055501"), ...spellingsOf("4023456789")];
  for (const { code, national } of numbers) {
    texts.push(`+${code} ${national}`, `00${code}-${national}`, `+${code} (0) ${national}`);
    texts.push(`${code}${national}`, `0${national}`, national);
  }
  expect(await inDatabase(texts)).toEqual(texts.map(normalPhone));
});

test("the two agree on any text that is no number of another country", async () => {
  const sign = fc.constantFrom(...Array.from("00118994+() -./x౯९９＋٠"));
  const texts = fc
    .sample(fc.string({ unit: sign, maxLength: 20 }), { numRuns: 3_000, seed: seed() })
    .filter((text) => !/^\+(?!91)/.test(normalPhone(text) ?? ""));
  expect(texts.length).toBeGreaterThan(1_000);
  const normals = await inDatabase(texts);
  expect(texts.map((text, place) => [text, normals[place]])).toEqual(
    texts.map((text) => [text, normalPhone(text)]),
  );
});
