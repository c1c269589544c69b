import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { expect, test } from "vitest";
import { spellingsOf } from "#test/support/phone-spellings.ts";
import { isWholePhoneNumber, normalPhone, phoneLink, whatsappLink } from "./phone-number.ts";

test.each(["9849055501", "6300000001", "4023456789", "9100012345"])(
  "every spelling of %s has one form",
  (digits) => {
    for (const spelling of spellingsOf(digits)) {
      expect([spelling, normalPhone(spelling)]).toEqual([spelling, `+91${digits}`]);
    }
    expect(parsePhoneNumberFromString(digits, "IN")?.number).toBe(`+91${digits}`);
  },
);

test.each([
  ["+1 (415) 555-2671", "+14155552671"],
  ["001 415 555 2671", "+14155552671"],
  ["+44 (0)20 7946 0018", "+442079460018"],
  ["+971 050 123 4567", "+971501234567"],
  ["1800 425 1234", "+9118004251234"],
  ["+91 00000 00000", "+910000000000"],
])("%s is %s", (typed, normal) => {
  expect(normalPhone(typed)).toBe(normal);
  expect(phoneLink(typed)).toBe(`tel:${normal}`);
  expect(whatsappLink(typed)).toBe(`https://wa.me/${normal.slice(1)}`);
});

test.each([
  ["2345 6789", "23456789"],
  ["1 415 555 2671", "14155552671"],
  ["98490 55501 / 98480 22222", "98490555019848022222"],
  ["+12", "12"],
])("%s has no country, and keeps its digits %s", (typed, digits) => {
  expect(normalPhone(typed)).toBe(digits);
  expect(phoneLink(typed)).toBe(`tel:${digits}`);
  expect(whatsappLink(typed)).toBeNull();
});

test("a text without a digit has no form and no link", () => {
  expect(["", "-", "none"].map(normalPhone)).toEqual([null, null, null]);
  expect([phoneLink("none"), whatsappLink("none")]).toEqual([null, null]);
});

test.each([
  ["98490 55501", true],
  ["+91-98490-55501", true],
  ["(0)98490.55501", true],
  ["౯౮౪౯౦ ౫౫౫౦౧", true],
  ["+1 (415) 555-2671", true],
  ["9849055", false],
  ["98490 55501 / 98480 22222", false],
  ["Asha 98490 55501", false],
  ["", false],
])("whether %j is one whole number: %s", (typed, isWhole) => {
  expect(isWholePhoneNumber(typed)).toBe(isWhole);
});
