import { expect, test } from "vitest";
import { sampleAcademy } from "#content/site/academy.ts";
import { renderText } from "./render-text.ts";

const frame = {
  academy: sampleAcademy,
  origin: "https://deepam.example",
  group: null,
  stopPath: null,
};

test.each([
  ["Until then.", "> Until then."],
  ["  Two\n\nlines  \n", ">   Two\n>\n> lines\n>"],
  ["a   b", "> a   b"],
  ["", ">"],
  ["one\r\ntwo\rthree\u2028four", "> one\n> two\n> three\n> four"],
])("%j is quoted line by line", (text, quoted) => {
  const mail = { subject: "Fractions", name: "Ravi", blocks: [{ is: "quote", text }] } as const;
  const rendered = renderText(mail, frame);
  expect(rendered).toContain(`\n\n${quoted}\n\nYour team`);
});
