import { describe, expect, test } from "vitest";
import { allowsPhotos, fullRoom, kindOfPhoto, photosOfAnswer, photosOfWeek } from "./photo.ts";

const bytes = (text: string) => new Uint8Array(Buffer.from(text, "latin1"));

test.each([
  ["photo", "\xff\xd8\xff\xe0 a JPEG"],
  ["photo", "\x89PNG\r\n\x1a\n a PNG"],
  ["photo", "RIFF\0\0\0\0WEBPVP8 "],
  ["heic", "\0\0\0\x18ftypheic\0\0\0\0"],
  ["heic", "\0\0\0\x18ftypmif1\0\0\0\0"],
  ["no-photo", "\0\0\0\x18ftypavif\0\0\0\0"],
  ["no-photo", "RIFF\0\0\0\0WAVEfmt "],
  ["no-photo", "GIF89a"],
  ["no-photo", "%PDF-1.7"],
  ["no-photo", "<svg"],
  ["no-photo", ""],
] as const)("%s: %j", (kind, start) => {
  expect(kindOfPhoto(bytes(start))).toBe(kind);
});

describe("photos of", () => {
  const now = new Date("2026-11-28T12:00:00Z");
  const none = { consent: null, consentVersion: null };
  const given = (consentVersion: number) => ({ consent: "given" as const, consentVersion });

  test.each([
    [true, "an adult", { bornOn: "2008-11-28", ...none }],
    [false, "a minor, a day before the birthday", { bornOn: "2008-11-29", ...none }],
    [false, "somebody who has not said when they were born", { bornOn: null, ...none }],
    [true, "a minor with consent to photos", { bornOn: "2012-01-01", ...given(3) }],
    [true, "somebody of unknown age with consent", { bornOn: null, ...given(3) }],
    [false, "a minor with consent to an earlier text", { bornOn: "2012-01-01", ...given(2) }],
    [
      false,
      "a minor whose guardian has withdrawn",
      { bornOn: "2012-01-01", consent: "withdrawn" as const, consentVersion: 3 },
    ],
    [
      false,
      "a minor whose guardian has not answered",
      { bornOn: "2012-01-01", consent: "unanswered" as const, consentVersion: null },
    ],
  ])("%s for %s", (isAllowed, _, facts) => {
    expect(allowsPhotos(facts, now)).toBe(isAllowed);
  });
});

test.each([
  [null, { ofAnswer: photosOfAnswer - 1, ofWeek: photosOfWeek - 1 }],
  ["answer-full", { ofAnswer: photosOfAnswer, ofWeek: 0 }],
  ["week-full", { ofAnswer: 0, ofWeek: photosOfWeek }],
] as const)("%s: %o", (full, room) => {
  expect(fullRoom(room)).toBe(full);
});
