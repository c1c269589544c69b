import { expect, test } from "vitest";
import { common, group, line, list, optional, paragraphs, separate } from "./shape.ts";
import { fillStandardWords } from "./fill-standard.ts";
import { translatePart } from "./translation.ts";

const shape = group({
  facts: separate(
    group({ name: common(line(40)), meaning: optional(line(40)), motto: optional(line(40)) }),
  ),
  about: group({ title: line(40), text: paragraphs(400) }),
  questions: list(0, 5, group({ question: line(40), answer: line(40) })),
});
const question = (text: string, answer: string) => ({ question: text, answer });
const standard = {
  english: {
    facts: { name: "Viluva", meaning: "Value", motto: "Learn" },
    about: { title: "Us", text: ["We teach."] },
    questions: [question("Who?", "We."), question("When?", "Now.")],
  },
  words: {
    facts: { meaning: "విలువ", motto: "నేర్చుకో" },
    about: { title: "మేము", text: ["బోధిస్తాం."] },
    questions: [question("ఎవరు?", "మేము."), question("ఎప్పుడు?", "ఇప్పుడే.")],
  },
};
const translate = (english: unknown, words: unknown = {}) =>
  translatePart(shape, english, fillStandardWords(shape, english, words, standard));

test("the standard English has the standard words", () => {
  const { facts, ...words } = standard.words;
  expect(translate(standard.english)).toEqual({ ...words, facts: { name: "Viluva", ...facts } });
});

test("one changed text is in English, and the others of its group only where they belong together", () => {
  const english = {
    facts: { name: "Viluva", meaning: "Value", motto: "Shine" },
    about: { title: "Us", text: ["We shine."] },
    questions: [question("New?", "Yes."), question("When?", "Now."), question("Who?", "You.")],
  };
  expect(translate(english)).toEqual({
    facts: { name: "Viluva", meaning: "విలువ", motto: "Shine", inEnglish: ["motto"] },
    about: { ...english.about, lang: "en" },
    questions: [
      { ...english.questions[0], lang: "en" },
      standard.words.questions[1],
      { ...english.questions[2], lang: "en" },
    ],
  });
});

test("a translation comes first, and a text that was removed stays away", () => {
  const english = { ...standard.english, facts: { name: "Viluva", meaning: "", motto: "Learn" } };
  expect(translate(english, { facts: { motto: "చదువు" } })).toMatchObject({
    facts: { name: "Viluva", meaning: "", motto: "చదువు" },
  });
});
