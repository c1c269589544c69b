import { expect, test } from "vitest";
import { common, day, group, line, link, list, markdown, optional, paragraphs } from "./shape.ts";
import {
  alignWords,
  carryWords,
  checkWords,
  hasWords,
  translatePart,
  wordsShape,
} from "./translation.ts";

const shape = group({
  title: line(10),
  texts: paragraphs(20),
  people: list(
    0,
    4,
    group({
      name: common(line(10)),
      words: markdown(20),
      since: day,
      link: optional(group({ label: line(10), href: link })),
    }),
  ),
});
const words = wordsShape(shape) ?? shape;
const person = (name: string, text: string) => ({ name, words: text, since: "2026-01-01" });
const english = {
  title: "Title",
  texts: ["One", "Two"],
  people: [person("Asha", "Teaches"), person("Ravi", "Learns")],
};
const telugu = {
  title: "శీర్షిక",
  texts: ["ఒకటి"],
  people: [{ words: "బోధిస్తారు" }, { words: "నేర్చుకుంటారు" }],
};

test("a translation has words only: no names, days or addresses", () => {
  expect(words).toMatchObject({
    fields: { title: {}, texts: {}, people: { item: { fields: { words: {} } } } },
  });
  expect(JSON.stringify(words)).not.toMatch(/"(name|since)"/);
  expect(wordsShape(group({ since: day, name: common(line(3)) }))).toBeNull();
});

test("it is aligned with its English: what is foreign, damaged or too long is left out", () => {
  let damaged = 0;
  const stored = {
    title: "x".repeat(11),
    texts: 3,
    evil: "<script>",
    people: [{ words: "బోధిస్తారు", name: "Mallory" }, null, { words: "?" }],
  };
  expect(alignWords(words, english, stored, () => (damaged += 1))).toEqual({
    title: "",
    texts: [],
    people: [{ words: "బోధిస్తారు" }, { words: "" }],
  });
  expect(damaged).toBe(2);
  expect(alignWords(words, english, telugu)).toEqual(telugu);
  for (const value of [null, undefined, 3, "text", [], { people: {} }]) {
    expect(hasWords(alignWords(words, english, value)), JSON.stringify(value)).toBe(false);
  }
});

test("every English text needs a translation, and no other", () => {
  expect(checkWords(words, english, telugu)).toEqual([]);
  const without = { ...telugu, texts: [""], people: [{ words: "బోధిస్తారు" }] };
  expect(checkWords(words, english, without)).toEqual([
    { path: ["texts"], problem: "missing" },
    { path: ["people", "1", "words"], problem: "missing" },
  ]);
  // A link is translated where the English has one.
  const linked = { ...person("Asha", "Teaches"), link: { label: "More", href: "/demo" } };
  const people = [{ words: "బోధిస్తారు", link: { label: "" } }];
  expect(checkWords(words, { ...english, people: [linked] }, { ...telugu, people })).toEqual([
    { path: ["people", "0", "link", "label"], problem: "missing" },
  ]);
});

test("a group is in one language, with a mark where that is English", () => {
  expect(translatePart(shape, english, telugu)).toEqual({
    ...telugu,
    people: [person("Asha", "బోధిస్తారు"), person("Ravi", "నేర్చుకుంటారు")],
  });
  const partly = { ...telugu, title: "", people: [{ words: "బోధిస్తారు" }] };
  expect(translatePart(shape, english, partly)).toEqual({
    ...english,
    people: [person("Asha", "బోధిస్తారు"), { ...person("Ravi", "Learns"), lang: "en" }],
    lang: "en",
  });
});

test("words follow their entries, and never become another person's", () => {
  const [asha, ravi] = english.people;
  const carry = (people: unknown[]) =>
    (carryWords(shape, english, { ...english, people }, telugu) as typeof telugu).people;
  const [ofAsha, ofRavi] = telugu.people;
  expect(carry([ravi, asha])).toEqual(
    [ofRavi, ofAsha].map((each) => expect.objectContaining(each)),
  );
  expect(carry([ravi])).toEqual([expect.objectContaining(ofRavi)]);
  expect(carry([person("Zoya", "Sings"), asha, ravi])).toEqual([
    undefined,
    expect.objectContaining(ofAsha),
    expect.objectContaining(ofRavi),
  ]);
  // Another text of the same person is a newer one; another person's is not theirs.
  expect(carry([person("Asha", "Teaches more"), ravi])[0]).toMatchObject(ofAsha ?? {});
  expect(carry([person("Zoya", "Teaches more"), ravi])[0]).toBeUndefined();
});
