import { expect, test } from "vitest";
import { standardColours } from "#domain/site/palette.ts";
import { checkShape } from "#domain/site/check-shape.ts";
import { changedSections, changeSection, readSiteChanges } from "./changes.ts";
import { sectionOf, shownSection, siteAsChanges, withoutSection, withSection } from "./parts.ts";
import { sectionIds, sectionShape } from "./sections.ts";
import { resolveAcademy } from "./academy.ts";
import { resolveSite, standardSite } from "./site.ts";

test.each(sectionIds)("the standard words of %s are accepted, and are no change", (id) => {
  const part = shownSection(standardSite, id);
  if (part === null) return;
  expect(checkShape(sectionShape(id), part)).toEqual([]);
  expect(changeSection({}, id, part)).toEqual({});
});

test("all sections together are read back as they were stored", () => {
  const whole = sectionIds.reduce(
    (changes, id) => withSection(changes, id, shownSection(standardSite, id)),
    {},
  );
  const read = readSiteChanges(JSON.parse(JSON.stringify(whole)));
  expect(read).toEqual(whole);
  expect(resolveSite(read)).toEqual({ ...standardSite, colours: standardColours });
  expect(sectionIds.reduce(withoutSection, read)).toEqual({});
});

test("sections of one part are independent", () => {
  const named = readSiteChanges({ academy: { name: "Deepam Tutorials" } });
  expect(changedSections({}, named)).toEqual(["name"]);
  expect(resolveSite(named).academy).toEqual(resolveAcademy({ name: "Deepam Tutorials" }));
  const both = withSection(named, "contacts", { academy: { email: "a@b.example" } });
  expect(sectionOf(both, "name")).toEqual(sectionOf(named, "name"));
  expect(withoutSection(both, "contacts")).toEqual(named);
});

test("a damaged section is left out and reported, and the others stay", () => {
  const damaged: string[] = [];
  const read = readSiteChanges(
    {
      questions: [],
      hours: "always",
      academy: { name: "Deepam", email: "nobody" },
      subjects: { math: { title: "Maths" }, alchemy: { title: "Gold" } },
      policies: { terms: null },
      announcements: [{ text: "x", from: "2027-02-30", until: "" }],
      unknown: { text: "<script>" },
    },
    (id) => damaged.push(id),
  );
  expect(damaged).toEqual(["contacts", "hours", "announcements", "questions", "terms"]);
  expect(Object.keys(read).toSorted()).toEqual(["academy", "subjects"]);
  expect(resolveSite(read).subjects.map(({ title }) => title)).toContain("Maths");
  expect(JSON.stringify(read)).not.toContain("Gold");
});

test.each([null, undefined, 3, "text", [], [[]], { academy: [] }])(
  "%j as stored changes is a standard site",
  (stored) => {
    expect(resolveSite(readSiteChanges(stored))).toEqual(standardSite);
  },
);

test("a testimonial needs leave unless it is a sample, which is marked", () => {
  const [sample] = standardSite.testimonials.home;
  const own = { quote: "Good.", name: "Asha", who: "Mother", rating: 5 };
  const damaged: string[] = [];
  const read = (home: unknown[]) =>
    resolveSite(readSiteChanges({ testimonials: { home, demo: [] } }, (id) => damaged.push(id)));
  expect(read([{ ...own, leave: { by: "Asha", on: "2026-11-01" } }]).testimonials.note).toBe("");
  expect(read([sample]).testimonials.note).not.toBe("");
  expect(damaged).toEqual([]);
  read([own]);
  expect(damaged).toEqual(["testimonials"]);
});

test("only sample people are marked as samples, and only a plain number is counted up to", () => {
  const about = siteAsChanges(standardSite).about as Record<string, object>;
  const person = { name: "Asha", initials: "A", role: "Teacher", text: "Teaches." };
  const read = (people: object[], text: string) =>
    resolveSite(
      readSiteChanges({
        about: {
          ...about,
          team: { title: "Us", people },
          numbers: { title: "n", students: { text, label: "students" }, stats: [] },
        },
      }),
    ).about;
  expect(read([person], "40+").team.note).toBe("");
  expect(read([person], "40+").numbers.students.value).toBe(40);
  expect(read([person, ...standardSite.about.team.people], "many").team.note).not.toBe("");
  expect(read([person], "many").numbers.students.value).toBe(0);
});
