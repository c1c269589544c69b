import fc from "fast-check";
import { expect, test } from "vitest";
import { sampleAcademy } from "#content/site/academy.ts";
import type { MeetingInput } from "./meeting-input.ts";
import { plainLine, plainText } from "#domain/shared/plain-text.ts";
import { readyRequest } from "./ready-request.ts";

const now = new Date("2026-11-20T10:00:00Z");

const awkward = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.string({
    unit: fc.constantFrom("\r", "\n", "\r\n", "\u2028", "&", "?", "#", "%", "=", "+", "a"),
  }),
  fc.constantFrom(
    "విలువ నేర్పుదాం",
    "👩🏽‍🏫🧮",
    "a,b;c\\d:e",
    "x\r\nBcc: thief@home.example",
    "x\r\nEND:VEVENT\r\nBEGIN:VALARM",
    "\ud83d",
  ),
);

const requests: fc.Arbitrary<MeetingInput> = fc.record({
  date: fc.constant("2027-01-12"),
  time: fc.constant("17:30"),
  name: awkward,
  email: awkward,
  phone: awkward,
  grade: awkward,
  subject: awkward,
  topic: awkward,
  services: fc.array(awkward, { maxLength: 3 }),
  message: awkward,
});

function ready(input: MeetingInput) {
  const chat = "https://wa.me/910000000000";
  return readyRequest(input, { ...sampleAcademy, chat }, now, "id");
}

const plain: MeetingInput = {
  date: "2027-01-12",
  time: "17:30",
  name: "Anjali",
  email: "anjali@home.example",
  phone: "12345",
  grade: "Class 9",
  subject: "",
  topic: "",
  services: ["Coding Mentorship", "Free demo class"],
  message: "Evenings are best.\nThank you",
};

test("the text has the time in India and only the fields that were filled in", () => {
  expect(ready(plain).text).toBe(
    [
      "Hello Viluva, I would like to meet you online.",
      "",
      "When: January 12, 2027 at 5:30 PM IST",
      "Name: Anjali",
      "Email: anjali@home.example",
      "Phone: 12345",
      "Grade: Class 9",
      "Services: Coding Mentorship, Free demo class",
      "Message: Evenings are best.\nThank you",
    ].join("\n"),
  );
});

test("a time in the past is detected", () => {
  expect(ready(plain).isPast).toBe(false);
  expect(ready({ ...plain, date: "2026-11-19" }).isPast).toBe(true);
});

test("the WhatsApp link contains exactly the text", () => {
  fc.assert(
    fc.property(requests, (input) => {
      const { whatsapp, text } = ready(input);
      const url = new URL(whatsapp ?? "");
      expect(url.origin + url.pathname).toBe("https://wa.me/910000000000");
      expect([...url.searchParams]).toEqual([["text", text]]);
      expect(url.hash).toBe("");
    }),
  );
});

test("the mail link has one recipient, one subject and the text", () => {
  fc.assert(
    fc.property(requests, (input) => {
      const { mail, text } = ready(input);
      const url = new URL(mail);
      expect(url.pathname).toBe("hello@viluva.example");
      expect([...url.searchParams]).toEqual([
        ["subject", `Meeting request: ${plainLine(input.name)}`],
        ["body", text.replaceAll("\n", "\r\n")],
      ]);
      expect(url.hash).toBe("");
      expect(mail).not.toMatch(/[\r\n]/);
    }),
  );
});

test("no field can add a line of another field to the text", () => {
  fc.assert(
    fc.property(requests, (input) => {
      const { text } = ready({ ...input, message: "" });
      const labels = text.split("\n").map((line) => line.split(":", 1)[0]);
      expect(new Set(labels).size).toBe(labels.length);
    }),
  );
});

test("plain text keeps all readable characters", () => {
  expect(plainText("  విలువ 👩🏽‍🏫\r\n\0next\u2028 ")).toBe("విలువ 👩🏽‍🏫\nnext");
  expect(plainText("\ud83d")).toBe("\ufffd");
  expect(plainLine("a\r\n b")).toBe("a b");
});
