import { expect, test } from "vitest";
import { resolveEnglishSite } from "#content/site/english-site.ts";
import { changedSections, changeSection, readSiteChanges, resetSection } from "./changes.ts";
import { editedSection } from "./parts.ts";
import { standardSite, type SiteChanges } from "./site.ts";
import { hasOwnWords, translationOf, withTranslation } from "./translations.ts";
import { translateSite } from "./translate.ts";

// Node runs the sources, so the standard words of "this language" are English here; the bundles'
// own are read in test/site/translations.test.ts.

const questions = [
  { question: "For whom?", answer: "For you." },
  { question: "When?", answer: "Now.", link: { label: "See", href: "/demo" } },
];
const telugu = {
  questions: [
    { question: "ఎవరికి?", answer: "మీకు." },
    { question: "ఎప్పుడు?", answer: "ఇప్పుడే.", link: { label: "చూడండి" } },
  ],
};
const own: SiteChanges = { academy: { name: "Deepam" }, questions };
const translated = withTranslation(own, "te", "questions", { of: "x", words: telugu });
const translate = (changes: SiteChanges, language: "te" | "hi" = "te") =>
  translateSite(resolveEnglishSite(changes), changes, language);

test("a translation stands in place of its English, with the English links", () => {
  expect(translate(translated).questions).toEqual([
    telugu.questions[0],
    { ...telugu.questions[1], link: { label: "చూడండి", href: "/demo" } },
  ]);
});

test("without one the academy's own English is shown and marked, never the standard words", () => {
  const shown = translate(translated, "hi").questions;
  expect(shown.map(({ question, lang }) => [question, lang])).toEqual([
    ["For whom?", "en"],
    ["When?", "en"],
  ]);
});

test("standard words are those of the language, without a mark", () => {
  const site = translate({});
  expect(site).toEqual(standardSite);
  expect(JSON.stringify(site)).not.toContain('"lang"');
  // A name alone makes no words of its own, and brings no invented people.
  const named = translate({ academy: { name: "Deepam" } });
  expect(JSON.stringify(named)).not.toContain('"lang"');
  expect(named).toEqual(resolveEnglishSite({ academy: { name: "Deepam" } }));
});

test("own facts are in the words of a translated page", () => {
  const contacts = {
    email: "hello@deepam.example",
    phone: "+91 90000 00000",
    emailReply: "one day",
  };
  const changes: SiteChanges = { academy: { name: "Deepam", ...contacts } };
  const words = { academy: { emailReply: "ఒక రోజు", address: {} } };
  const site = translate(withTranslation(changes, "te", "contacts", { of: "", words }));
  // The address is a sample still, so its words are the standard ones.
  expect(site.academy).toMatchObject({ ...contacts, emailReply: "ఒక రోజు" });
  expect(JSON.stringify(site.academy)).not.toMatch(/"lang"|inEnglish/);
  expect(site.questions.map(({ answer }) => answer).join()).toContain("ఒక రోజు");
});

test("a text that is missing leaves the others as they are", () => {
  const { name, legalName, nameInTelugu, meaning } = standardSite.academy;
  const facts = { name, legalName, nameInTelugu, meaning, tagline: "Light for all" };
  const changes = changeSection({}, "name", { academy: facts });
  expect(translate(changes).academy).toEqual({
    ...standardSite.academy,
    ...facts,
    inEnglish: ["tagline"],
  });
  const words = { academy: { tagline: "అందరికీ వెలుగు" } };
  const done = withTranslation(changes, "te", "name", { of: "", words });
  expect(translate(done).academy).toEqual({ ...standardSite.academy, ...words.academy });

  const contacts = { ...standardSite.academy, ...facts, emailReply: "one day" };
  const both = changeSection(changes, "contacts", { academy: contacts });
  expect(translate(both).academy.inEnglish).toEqual(["emailReply", "tagline"]);
  expect(translate(both).academy.address).toEqual(standardSite.academy.address);

  const added = { question: "New?", answer: "Yes." };
  const asked = changeSection({}, "questions", { questions: [added, ...standardSite.questions] });
  expect(translate(asked).questions).toEqual([{ ...added, lang: "en" }, ...standardSite.questions]);
});

test("a translation of standard words is not kept", () => {
  expect(hasOwnWords(own, "questions")).toBe(true);
  expect(hasOwnWords(own, "name")).toBe(false);
  expect(hasOwnWords({ academy: { name: "Deepam", tagline: "Light" } }, "name")).toBe(true);
  const stored = {
    academy: { name: "Deepam" },
    translations: { te: { questions: { of: "", words: telugu } } },
  };
  expect(readSiteChanges(stored)).toEqual(readSiteChanges({ academy: { name: "Deepam" } }));
  expect(resetSection(translated, "questions").translations).toBeUndefined();
});

test("stored translations are read as they were written, and damaged ones are reported", () => {
  expect(readSiteChanges(JSON.parse(JSON.stringify(translated)))).toEqual(
    readSiteChanges(translated),
  );
  const damaged: string[] = [];
  const words = { questions: [{ question: "x".repeat(161), answer: "<b>", evil: 1 }, 7] };
  const translations = { te: { questions: { of: 3, words }, alchemy: {} }, xx: {}, hi: "?" };
  const read = readSiteChanges({ questions, translations }, (id) => damaged.push(id));
  expect(damaged).toEqual(["questions"]);
  expect(translationOf(read, "te", "questions")).toEqual({
    questions: [
      { question: "", answer: "<b>" },
      { question: "", answer: "", link: { label: "" } },
    ],
  });
  for (const broken of [
    null,
    3,
    [],
    { te: 3 },
    { te: { questions: null } },
    { te: { __proto__: {} } },
  ]) {
    expect(readSiteChanges({ questions, translations: broken })).toEqual({ questions });
  }
});

test("a changed translation is a change of its section", () => {
  expect(changedSections(own, translated)).toEqual(["questions"]);
  expect(changedSections(translated, withTranslation(translated, "te", "questions", null))).toEqual(
    ["questions"],
  );
  expect(changedSections(readSiteChanges(own), readSiteChanges(own))).toEqual([]);
});

test("words follow their entries to other places, and new entries are English", () => {
  const [first, second] = questions;
  const next = changeSection(translated, "questions", {
    questions: [{ question: "New?", answer: "Yes." }, second, first],
  });
  expect(translate(next).questions.map(({ question, lang }) => [question, lang])).toEqual([
    ["New?", "en"],
    ["ఎప్పుడు?", undefined],
    ["ఎవరికి?", undefined],
  ]);
});

test("a testimonial that is withdrawn is gone in every language", () => {
  const quote = (name: string) => ({
    quote: `${name} says so.`,
    name,
    who: "Mother",
    rating: 5,
    leave: { by: name, on: "2026-01-01" },
  });
  const part = { testimonials: { home: [quote("Asha"), quote("Zoya")], demo: [] } };
  const words = {
    testimonials: {
      home: [
        { quote: "ఆశ", who: "తల్లి" },
        { quote: "జోయా", who: "తల్లి" },
      ],
      demo: [],
    },
  };
  const before = withTranslation(changeSection({}, "testimonials", part), "te", "testimonials", {
    of: "",
    words,
  });
  const after = changeSection(before, "testimonials", {
    testimonials: { home: [quote("Zoya")], demo: [] },
  });
  expect(JSON.stringify(after)).not.toContain("ఆశ");
  expect(translate(after).testimonials.home).toEqual([
    { ...quote("Zoya"), quote: "జోయా", who: "తల్లి" },
  ]);
});

test("sample people are left out by their English, and the words of others stay theirs", () => {
  const about = editedSection({}, "about")?.["about"] as typeof standardSite.about;
  const mine = { name: "Asha", initials: "A", role: "Head", text: "Teaches." };
  const changes = changeSection({}, "about", {
    about: {
      ...about,
      title: "Ours",
      team: { ...about.team, people: [...about.team.people, mine] },
    },
  });
  const words = translationOf(changes, "te", "about") as { about: { team: { people: object[] } } };
  words.about.team.people[about.team.people.length] = { role: "అధిపతి", text: "బోధిస్తారు." };
  const done = withTranslation(changes, "te", "about", { of: "", words });
  const renamed = changeSection(done, "name", {
    academy: { ...(editedSection(done, "name")?.["academy"] as object), name: "Deepam" },
  });
  const { people, note } = translate(renamed).about.team;
  expect(people).toEqual([{ ...mine, role: "అధిపతి", text: "బోధిస్తారు." }]);
  expect(note).toBe("");
});
