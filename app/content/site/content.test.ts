import { expect, test } from "vitest";
import { classIds } from "#domain/teaching/catalogue/catalogue-ids.ts";
import { resolveAcademy, sampleAcademy as academy, siteUrl } from "./academy.ts";
import { demo } from "./pages/demo.ts";
import { home } from "./pages/home.ts";
import { classHours, footerHours, supportHours } from "./hours.ts";
import { resolveSite, standardSite } from "./site.ts";
import { subjectPages } from "./subjects.ts";
import { individualSubscriptions } from "./pages/subscriptions.ts";
import { demoTestimonials, homeTestimonials } from "./pages/testimonials.ts";
import { tuitionTiles } from "./pages/tuition.ts";

test("the home page has the counts of §2", () => {
  expect(home.features.items).toHaveLength(4);
  expect(tuitionTiles).toHaveLength(9);
  expect(homeTestimonials).toHaveLength(6);
  expect(home.steps.items).toHaveLength(3);
  expect(home.steps.start.href).toBe("/signup");
});

test("the home page has the headings of §2, letter for letter", () => {
  expect(home.hero.title).toBe("Expert Tutors from NITs and IITs");
  expect(home.hero.subtitle).toBe("Tutoring That Improves Student Outcomes");
  expect(home.film.title).toBe("Know About Us");
  expect(home.values.title).toBe("Importance of value education");
  expect(home.features.items.map(({ title }) => title)).toEqual([
    "Extensive Data",
    "Exceptional Support",
    "Expert Tutors",
    "Effective Methodology",
  ]);
});

test("a tile links to its class's title, lowercased and hyphenated (§2)", () => {
  expect(tuitionTiles.map(({ href }) => href)).toEqual(classIds.map((id) => `/services/${id}`));
});

test("the other pages have the counts of §2 and §9", () => {
  expect(standardSite.questions).toHaveLength(15);
  expect(demo.expect.steps).toHaveLength(4);
  expect(demo.subjects.items).toHaveLength(5);
  expect(demoTestimonials.length).toBeGreaterThan(1);
  expect(subjectPages.map(({ slug }) => slug).toSorted()).toEqual([
    "chemistry",
    "coding",
    "math",
    "physics",
    "subject-choice",
  ]);
});

test("the numbers of §9", () => {
  expect(standardSite.about.numbers.students).toMatchObject({ value: 500, text: "500+" });
  expect(standardSite.about.numbers.stats.map(({ text }) => text)).toEqual(["50+", "98%", "4.9/5"]);
  expect(academy.emailReply).toBe("2-4 hours");
});

test("three sets of hours, one for each place (§9)", () => {
  expect(footerHours).toEqual([{ days: "Every day", time: "9:00am to 10:00pm" }]);
  expect(supportHours).toEqual([
    { days: "Monday to Saturday", time: "9 AM to 8 PM" },
    { days: "Sunday", time: "10 AM to 6 PM" },
  ]);
  expect(classHours.map(({ time }) => time)).toEqual(["9 AM to 8 PM", "10 AM to 6 PM"]);
  const answers = standardSite.questions.map(({ answer }) => answer).join("\n");
  expect(answers).toContain("9 AM to 8 PM on weekdays and 10 AM to 6 PM on weekends");
  expect(answers).toContain("Fees vary by subject, class level and tutor");
});

test("sample contacts belong to nobody", () => {
  const addresses = [academy.website, ...academy.social.map(({ href }) => href)];
  for (const address of addresses) expect(new URL(address).hostname).toMatch(/\.example$/);
  expect(academy.email).toMatch(/\.example$/);
  expect(academy.phone).toBe("+91 00000 00000");
  expect(siteUrl("/faq", academy)).toBe("https://www.viluva.example/faq");
});

test("the other provider's lessons are hidden (§2)", () => {
  expect(individualSubscriptions.shown).toBe(false);
});

test("an academy with a name of its own has none of the sample's", () => {
  expect(resolveAcademy()).toEqual(academy);
  const named = resolveSite({ academy: { name: "Deepam Tutorials" } });
  expect(JSON.stringify(named)).not.toMatch(/viluva|విలువ/i);
  expect(named.academy.legalName).toBe("Deepam Tutorials");
  const own = { name: "Deepam", email: "a@deepam.example", meaning: "A lamp" };
  const kept = resolveAcademy({ ...academy, ...own });
  expect(kept).toEqual(resolveAcademy(own));
  expect(kept).toMatchObject(own);
});
