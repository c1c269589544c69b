import { expect, test } from "vitest";
import { phoneLink, whatsappLink } from "#domain/people/phone/phone-number.ts";
import { mailLink, sampleAcademy } from "./academy.ts";
import { contact } from "./pages/contact.ts";
import { demo } from "./pages/demo.ts";
import { faq } from "./pages/faq.ts";
import { home } from "./pages/home.ts";
import { footer } from "./pages/footer.ts";
import { demoButton, header } from "./navigation.ts";
import { publicPage, publicPages } from "./pages/pages.ts";
import { standardSite } from "./site.ts";
import { subjectWords } from "./subjects.ts";
import { tuitionTiles } from "./pages/tuition.ts";

const accountPaths = ["/login", "/signup", "/tutor-login", "/tutor-signup", "/admin-login"];
const known = new Set([...publicPages.map(({ path }) => path), ...accountPaths]);

function linksIn(content: unknown): string[] {
  if (typeof content !== "object" || content === null) return [];
  return Object.entries(content).flatMap(([key, value]) =>
    key === "href" && typeof value === "string" ? [value] : linksIn(value),
  );
}

const links = linksIn([
  standardSite.about,
  contact,
  demo,
  demoButton,
  faq,
  standardSite.questions,
  footer,
  header,
  home,
  subjectWords,
  tuitionTiles,
]);

test.each([...new Set(links)])("%s links to an existing page", (link) => {
  expect(known).toContain(link.split("#", 1)[0]);
});

test("linksIn finds links at any depth", () => {
  expect(links.length).toBeGreaterThan(30);
});

test("each page is listed once, with a title and description of searchable length", () => {
  expect(known.size).toBe(publicPages.length + accountPaths.length);
  for (const { description } of publicPages) expect(description.length).toBeLessThanOrEqual(165);
  expect(() => publicPage("/nowhere")).toThrow("/nowhere");
});

test("ways to reach us", () => {
  expect(phoneLink(sampleAcademy.phone)).toBe("tel:+910000000000");
  expect(whatsappLink(sampleAcademy.phone)).toBe("https://wa.me/910000000000");
  expect(whatsappLink(sampleAcademy.phone, "a&b=c?#")).toBe(
    "https://wa.me/910000000000?text=a%26b%3Dc%3F%23",
  );
  expect(mailLink(undefined, sampleAcademy)).toBe("mailto:hello@viluva.example");
  expect(mailLink({ subject: "Hi\r\nBcc: x@y.example", text: "1\n2" }, sampleAcademy)).toBe(
    "mailto:hello@viluva.example?subject=Hi%20Bcc%3A%20x%40y.example&body=1%0D%0A2",
  );
});
