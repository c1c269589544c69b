import { expect, test } from "vitest";
import { resolveSite, standardSite, type SiteChanges } from "./site.ts";

const sampleParts = (changes: SiteChanges) => resolveSite(changes).samples;

test("an untouched site is made of samples", () => {
  expect(sampleParts({})).toEqual([
    "name",
    "contacts",
    "about",
    "testimonials",
    "privacy",
    "terms",
    "refund",
  ]);
});

test("a section of an academy's own has none, once it has been written", () => {
  const { about, policies } = standardSite;
  const { privacy, terms, refund } = policies;
  const approved = { isDraft: false };
  const changes: SiteChanges = {
    academy: { name: "Deepam Tutorials", email: "hello@deepam.example" },
    about: { ...about, text: "We teach.", team: { ...about.team, people: [] } },
    testimonials: { home: [], demo: [] },
    policies: {
      privacy: { ...privacy, ...approved },
      terms: { ...terms, ...approved },
      refund: { ...refund, ...approved },
    },
  };
  expect(sampleParts(changes)).toEqual([]);
  const { testimonials: _, ...withoutTestimonials } = changes;
  expect(sampleParts(withoutTestimonials)).toEqual(["testimonials"]);
  expect(sampleParts({ ...changes, academy: { name: "Deepam" } })).toEqual(["contacts"]);
});

test("an academy with a name of its own shows no sample person and no sample praise", () => {
  const { about, testimonials } = standardSite;
  const mine = { quote: "Good.", name: "Asha", who: "Mother", rating: 5 } as const;
  const head = { name: "Asha", initials: "A", role: "Head", text: "Teaches." };
  const changes: SiteChanges = {
    about: { ...about, team: { ...about.team, people: [head, ...about.team.people] } },
    testimonials: { home: [...testimonials.home, mine], demo: testimonials.demo },
  };
  const own = resolveSite({ ...changes, academy: { name: "Deepam Tutorials" } });
  expect(own.about.team).toMatchObject({ people: [head], note: "" });
  expect(own.testimonials).toEqual({ home: [mine], demo: [], note: "" });
  const sample = resolveSite(changes);
  expect(sample.about.team.people).toHaveLength(5);
  expect(sample.testimonials.note).not.toBe("");
});
