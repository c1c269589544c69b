import { expect, test } from "vitest";
import { sampleAcademy } from "#content/site/academy.ts";
import type { MailText } from "./mail.ts";
import { renderHtml } from "./render-html.ts";

const frame = {
  academy: sampleAcademy,
  origin: "https://deepam.example",
  group: null,
  stopPath: null,
};

/** Parts of a mail with a language of their own, without the academy's name in Telugu. */
function marked(mail: Omit<MailText, "name">): string[] {
  const html = renderHtml({ name: "Ravi", ...mail }, frame);
  const parts = html.matchAll(/<(h1|blockquote|td|li|span)[^>]* lang="(..)"[^>]*>([^<]*)/g);
  return [...parts].map(([, tag, lang, text]) => `${tag} ${lang}: ${text}`).slice(1);
}

// The sources' mails are in English.
test("what people typed in another script says its language in a mail", () => {
  const mail = {
    subject: "భిన్నాలు",
    blocks: [
      { is: "quote", text: "రేపు క్లాస్ లేదు" },
      { is: "quote", text: "No class tomorrow" },
      {
        is: "facts",
        facts: [
          ["Student", "अनीता राव"],
          ["Class", "Class 10"],
        ],
      },
      { is: "list", title: "New", items: ["త్రికోణమితి", "Algebra"] },
    ],
  } as const;
  expect(marked(mail)).toEqual([
    "h1 te: భిన్నాలు",
    "blockquote te: రేపు క్లాస్ లేదు",
    "td hi: अनीता राव",
    "li te: త్రికోణమితి",
  ]);
});

test("a mail in one script has no marks", () => {
  expect(marked({ subject: "Fractions", blocks: [{ is: "quote", text: "Until then." }] })).toEqual(
    [],
  );
});
