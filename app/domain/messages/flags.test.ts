import { expect, test } from "vitest";
import { findFlags } from "./flags.ts";

test.each([
  ["Please call 98490 55501", "phone"],
  ["+91-9849055501", "phone"],
  ["call 09849055501.", "phone"],
  ["నా నంబర్ ౯౮౪౯౦ ౫౫౫౦౧", "phone"],
  ["मेरा नंबर ९८४९०५५५०१", "phone"],
  ["x = 12345678901234567890", ""],
  ["The answer is 1234567890.", ""],
  ["7 + 8 = 15, 3.14159265358", ""],
  ["Pages 98 to 104, exercise 7.2", ""],
  ["write to ravi@home.example", "mail"],
  ["<ravi.rao@mail.example.com>,", "mail"],
  ["pay ravi@okhdfc please", "pay"],
  ["GPay me", "pay"],
  ["फोनपे करें", "pay"],
  ["ఫోన్‌పే చేయండి", "pay"],
  ["see https://evil.example/x", "link"],
  ["see evil.com/x", "link"],
  ["e.g. this one, i.e. that", ""],
  ["https://meet.google.com/abc-defg-hij", ""],
  ["https://www.youtube.com/watch?v=abcdefghijk", ""],
  ["https://viluva.test.example/dashboard", ""],
  ["youtube.com.evil.com", "link"],
  ["Are you on WhatsApp?", "app"],
  ["వాట్సాప్ లో ఉన్నారా", "app"],
  ["व्हाट्सएप पर आओ", "app"],
  ["Don't tell your parents", "secret"],
  ["DON’T TELL anybody", "secret"],
  ["Amma ki cheppaku", "secret"],
  ["ఎవరికీ చెప్పకండి", "secret"],
  ["किसी को मत बताना", "secret"],
  ["the secretary tells secrets", ""],
  ["Do not tell, WhatsApp 9849055501", "secret phone app"],
  ["Well done! Homework: exercise 5, questions 1-10.", ""],
])("%j has the flags %j", (text, expected) => {
  expect(findFlags(text, "viluva.test.example").join(" ")).toBe(expected);
});

test("a text of any length takes a time in proportion", () => {
  const long = `${"9 ".repeat(1000)}${"a.".repeat(1000)}${"@".repeat(1000)}`;
  expect(findFlags(long, null)).toEqual([]);
});
