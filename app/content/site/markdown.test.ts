import fc from "fast-check";
import { expect, test } from "vitest";
import { blocksOf, isPlain, textOfBlocks, type Block, type Inline } from "./markdown-blocks.ts";
import { parseMarkdown } from "./markdown.ts";
import { standardSite } from "./site.ts";

const { about, questions, policies, subjects } = standardSite;
const standardTexts = [
  ...questions.map(({ answer }) => answer),
  ...about.story.paragraphs,
  ...[policies.privacy, policies.terms, policies.refund].flatMap(({ sections }) =>
    sections.flatMap(({ paragraphs }) => paragraphs),
  ),
  ...subjects.flatMap(({ paragraphs }) => paragraphs),
];

test("the standard texts are what they were without Markdown: one plain paragraph each", () => {
  expect(standardTexts.length).toBeGreaterThan(50);
  for (const text of standardTexts) {
    expect(parseMarkdown(text)).toEqual([{ kind: "paragraph", inlines: [text] }]);
    expect(blocksOf([text], null)).toEqual(parseMarkdown(text));
  }
});

test("paragraphs, bold, italic, links and lists", () => {
  expect(
    parseMarkdown(
      "One **two** *three*\nfour\n\n- a\n- [b](/faq)\n\n1. c\n\n[d](https://a.example)",
    ),
  ).toEqual([
    {
      kind: "paragraph",
      inlines: [
        "One ",
        { kind: "strong", inlines: ["two"] },
        " ",
        { kind: "em", inlines: ["three"] },
        "\nfour",
      ],
    },
    {
      kind: "list",
      isOrdered: false,
      items: [["a"], [{ kind: "link", href: "/faq", inlines: ["b"] }]],
    },
    { kind: "list", isOrdered: true, items: [["c"]] },
    {
      kind: "paragraph",
      inlines: [{ kind: "link", href: "https://a.example", inlines: ["d"] }],
    },
  ]);
  expect(textOfBlocks(parseMarkdown("**a** [b](/faq)\n\n- c\n- d"))).toBe("a b\nc\nd");
});

test.each([
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "[x](javascript:alert(1))",
  "[x](data:text/html,y)",
  "[x](//evil.example)",
  "![x](https://evil.example/x.png)",
  "# Not a heading",
  "> not a quotation",
  "`not code`",
  "    not code",
  "---",
  "AT&T &copy; &lt;",
  "<https://evil.example>",
  "www.evil.example",
  "a | b\n--|--\nc | d",
])("%j stays text", (text) => {
  const [block, ...rest] = parseMarkdown(text);
  expect(rest).toEqual([]);
  expect(block?.kind).toBe("paragraph");
  expect(linksOf([block!])).toEqual([]);
});

function linksOf(blocks: readonly Block[]): string[] {
  const of = (inlines: readonly Inline[]): string[] =>
    inlines.flatMap((inline) => {
      if (typeof inline === "string") return [];
      return [...(inline.kind === "link" ? [inline.href] : []), ...of(inline.inlines)];
    });
  return blocks.flatMap((block) =>
    block.kind === "list" ? block.items.flatMap(of) : of(block.inlines),
  );
}

test("whatever is typed can be read, and no link runs a script", () => {
  const pieces = fc.constantFrom(
    "*",
    "_",
    "[",
    "](",
    ")",
    "- ",
    "1. ",
    "\n",
    "a",
    "<b>",
    "\\",
    "`",
    "javascript:",
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 60 }), (parts) => {
      for (const href of linksOf(parseMarkdown(parts.join("")))) {
        expect(href).not.toMatch(/^\s*javascript:/i);
      }
    }),
    { numRuns: 300 },
  );
});

test("a text without any sign that could be a mark is what the parser says", () => {
  expect(standardTexts.filter((text) => !isPlain(text))).toEqual([]);
  const pieces = fc.constantFrom(
    ..."a|అ|ి|1|12| |. |) |- |+|-|,|;|:|?|!|%|@|/|\"|'|(|)|{|}|₹|–|—|…|।|“|\u200c|www.a.b|http://a.b|A".split(
      "|",
    ),
  );
  fc.assert(
    fc.property(fc.array(pieces, { minLength: 1, maxLength: 30 }), (parts) => {
      const text = parts.join("");
      fc.pre(isPlain(text));
      expect(parseMarkdown(text)).toEqual([{ kind: "paragraph", inlines: [text] }]);
    }),
    { numRuns: 500 },
  );
});

test("marks within marks within marks are refused", () => {
  expect(() => parseMarkdown("*a **b ".repeat(4) + "c" + "** *".repeat(4))).not.toThrow();
  const links = `${"[*a ".repeat(12)}b${"*](/c)".repeat(12)}`;
  const nested = `${"*a **b ".repeat(20)}c${"** d*".repeat(20)}`;
  expect([links, nested].map(throwsAt)).toContain("RangeError");
});

function throwsAt(text: string): string | null {
  try {
    parseMarkdown(text);
    return null;
  } catch (error) {
    return (error as Error).name;
  }
}

test("texts that could not be read are shown as they were typed, neighbours as one", () => {
  const read = new Map([["*a*", parseMarkdown("*a*")]]);
  const blocks = blocksOf(["b", "*a*", "<c>", "d"], read);
  expect(blocks).toEqual([
    { kind: "unread", text: "b" },
    { kind: "paragraph", inlines: [{ kind: "em", inlines: ["a"] }] },
    { kind: "unread", text: "<c>\n\nd" },
  ]);
  expect(textOfBlocks(blocks)).toBe("b\na\n<c>\n\nd");
});
