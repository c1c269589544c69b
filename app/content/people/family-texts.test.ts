import { expect, test } from "vitest";
import { languages } from "#domain/shared/language.ts";
import { familyText, familyTextKinds } from "./family-texts.ts";

const facts = {
  academy: "Viluva",
  name: "Ravi",
  lesson: { startsAt: new Date("2026-11-27T12:30:00Z"), url: "https://meet.example/1" },
};

test.each(languages)("every text has its names in %s", (language) => {
  for (const kind of familyTextKinds) {
    const text = familyText(kind, language, facts);
    expect(text).toContain("Viluva");
    expect(text).toContain("Ravi");
  }
  expect(familyText("reminder", language, facts)).toContain("27");
  expect(familyText("reminder", language, facts)).toContain("6:00");
  expect(familyText("reminder", language, facts)).not.toContain("https");
  expect(familyText("link", language, facts)).toContain("https://meet.example/1");
});

test("the family's language is not that of the build", () => {
  expect(familyText("times", "te", facts)).toMatch(/[\u0c00-\u0c7f]/);
  expect(familyText("times", "hi", facts)).toMatch(/[\u0900-\u097f]/);
});

test("without a lesson there is no reminder and no link", () => {
  const without = { ...facts, lesson: null };
  expect(familyText("reminder", "en", without)).toBeNull();
  expect(familyText("link", "en", without)).toBeNull();
});
