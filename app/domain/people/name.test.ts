import { describe, expect, test } from "vitest";
import { hasHiddenCharacters, hasLink, isName } from "./name.ts";

test.each([
  "Asha",
  " Asha Devi Rao ",
  "O'Brien-Smith",
  "K. Lakshmi",
  "K.Lakshmi",
  "A.P.J. Abdul Kalam",
  "K.Rao",
  "S.V.Ramana",
  "Dr. Rao",
  "Ch.Srinivas",
  "Md.Irfan Khan",
  "Asha Smt.Lakshmi",
  "Asha, d/o Ravi",
  "Ẹ̀kọ́",
  "లలిత కుమారి 🙂",
  "కిరణ్\u200c",
  "क्\u200dषमा",
  "Asha ❤\ufe0f",
  "José",
  "김민준",
  "محمد",
])("%j is a name", (text) => {
  expect(isName(text)).toBe(true);
});

describe("links in names", () => {
  test.each([
    "CONGRATS https://evil.example",
    "Win at evil.com",
    "win.click",
    "WWW.EVIL.IN",
    "t.me",
    "x.com",
    "G.Co now",
    "t.me/asha",
    "//evil",
    "mailto:asha",
    "asha@evil.example",
    "evil。com",
    "evil．com",
    "ｅｖｉｌ.ｃｏｍ",
    "శ్రీ.రామ",
    "evil-.com",
    "evil\\com",
    "Dr.click",
    "Md.Com",
    "Dr.Evil.com",
    "evil.Dr.Evil",
  ])("%j is refused", (text) => {
    expect(hasLink(text)).toBe(true);
    expect(isName(text)).toBe(false);
  });
});

describe("control, invisible and bidirectional characters in names", () => {
  test.each([
    ["line feed", "Asha\nRao"],
    ["tab", "Asha\tRao"],
    ["escape", "Asha\u001b[31m"],
    ["delete", "Asha\u007f"],
    ["next line", "Asha\u0085Rao"],
    ["line separator", "Asha\u2028Rao"],
    ["right-to-left override", "Asha\u202eoaR"],
    ["isolate", "Asha\u2066Rao\u2069"],
    ["right-to-left mark", "Asha\u200f"],
    ["Arabic letter mark", "Asha\u061c"],
    ["zero width space", "As\u200bha"],
    ["zero width joiner between Latin letters", "As\u200dha"],
    ["second joiner", "కిరణ్\u200c\u200d"],
    ["word joiner", "As\u2060ha"],
    ["byte order mark inside", "As\ufeffha"],
    ["soft hyphen", "As\u00adha"],
    ["grapheme joiner", "As\u034fha"],
    ["Hangul filler", "\u3164"],
    ["Braille blank", "\u2800"],
    ["variation selector", "A\ufe0f"],
    ["tag", "Asha\u{e0041}"],
    ["private use", "Asha\ue000"],
    ["lone surrogate", "Asha\ud800"],
  ])("a %s is refused", (_, text) => {
    expect(hasHiddenCharacters(text)).toBe(true);
    expect(isName(text)).toBe(false);
  });
});

test("a hostile text of a million characters is checked in linear time", () => {
  const before = process.threadCpuUsage();
  isName("a".repeat(1_000_000));
  isName("a.".repeat(500_000));
  isName("क्".repeat(500_000));
  expect(process.threadCpuUsage(before).user / 1_000).toBeLessThan(1_000);
});
