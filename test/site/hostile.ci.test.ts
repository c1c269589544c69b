import { beforeAll, expect, test } from "vitest";
import { prerenderedPathsIn } from "#content/site/prerendered.ts";
import { readSiteChanges } from "#content/site/changes.ts";
import type { SiteChanges } from "#content/site/site.ts";
import { insertSiteVersion } from "#data/site/site.ts";
import { languages, localizePath } from "#domain/shared/language.ts";
import { notorious } from "#test/faults/wild.ts";
import { useAcademy } from "#test/support/academy.ts";
import { isDeep, runs } from "#test/support/depth.ts";
import { makeAdmin, makeStudent, type Person } from "#test/support/people.ts";
import { fillSite } from "./fill.ts";

const academy = useAcademy();
const pages = languages.flatMap(prerenderedPathsIn).filter((path) => !path.includes("."));
const editor = "/admin-dashboard/site";
const signedIn = [`${editor}/name`, `${editor}/questions`, `${editor}/contacts`].flatMap((path) => [
  path,
  `${path}/te`,
]);
let admin: Person;
let student: Person;

beforeAll(async () => {
  [admin, student] = [await makeAdmin(academy), await makeStudent(academy)];
});

/** What would run, load or break out of its place, if a page took it as more than text. */
const hostile = [
  "<script>alert(1)</script>",
  "<script src=//evil.example></script>",
  '"><img src=x onerror=alert(1)>',
  '" onmouseover="alert(1)" x="',
  "' onfocus='alert(1)' autofocus x='",
  "</script><script>alert(1)</script>",
  "</title></style></textarea><iframe src=//evil.example>",
  "<!--<script>",
  "--><svg onload=alert(1)>",
  "]]><math href=//evil.example>",
  "<style>@import '//evil.example'</style>",
  "<base href=//evil.example>",
  '<meta http-equiv="refresh" content="0;url=//evil.example">',
  "<link rel=stylesheet href=//evil.example>",
  "<form action=//evil.example><button>",
  "[a](javascript:alert(1))",
  "[a](https://user:word@evil.example/)",
  "![a](https://evil.example/x.png)",
  "<https://evil.example>",
  '[a](/faq "onclick=alert(1)")',
  "javascript:alert(1)",
  "//evil.example",
  'https://evil.example/"><script>alert(1)</script>',
  '"><b>@evil.example',
  "<i>",
  ...notorious,
];

/** The site with a hostile text in each field. @param turn which of them comes first */
function hostileSite(turn: number): SiteChanges {
  let next = turn;
  return fillSite({
    text({ maximum }) {
      const fitting = hostile.filter(({ length }) => length <= maximum);
      next += 1;
      return fitting[next % fitting.length] ?? "";
    },
    entries: ({ minimum, maximum }) => Math.min(Math.max(minimum, 6), maximum),
  });
}

/** The same fields with harmless words. */
const harmless = fillSite({
  text: () => "A *b* **c** [d](/faq)\n\n- e\n\n1. f",
  entries: ({ minimum, maximum }) => Math.min(Math.max(minimum, 6), maximum),
});

async function publish(changes: SiteChanges): Promise<void> {
  const author = { accountId: admin.id, name: "Asha" };
  // Each language is rendered by itself.
  const addresses = languages.map((language) => academy.url + localizePath("/about-us", language));
  const read = () => Promise.all(addresses.map(async (url) => (await fetch(url)).text()));
  const before = await read();
  await academy.database
    .transaction()
    .execute((trx) => insertSiteVersion(trx, { changes, author, note: "" }));
  const isNew = async () => (await read()).every((page, index) => page !== before[index]);
  // All pages of three languages are rendered anew.
  await expect.poll(isNew, { timeout: 20_000 }).toBe(true);
}

const tag = /<(\/?[a-z][^\s/>]*)((?:\s+[^\s=>"'<]+(?:="[^"]*")?)*)\s*\/?>/gi;
const attribute = /\s([^\s=>"'<]+)(?:="([^"]*)")?/g;

interface Anatomy {
  /** Every element with the names of its attributes, and where they load something, its address. */
  elements: Set<string>;
  /** What starts like markup and is none. */
  stray: string[];
  policy: string | null;
}

/** Attributes that say what is loaded or run. */
const loads = /^(src|srcset|action|formaction|poster|data|style|rel|http-equiv|type|nonce|on.*)$/;

function dissect(page: string, policy: string | null): Anatomy {
  const elements = new Set<string>();
  // What is in a script or a style is no markup; whatever would end it early is left over.
  const markup = page
    .replaceAll(/(<(script|style)\b[^>]*>)[^]*?<\/\2>/g, "$1")
    .replaceAll(/<!--[^<>]*-->|<!DOCTYPE html>/gi, "");
  const rest = markup.replaceAll(tag, (_, name: string, attributes: string) => {
    const shown = [...attributes.matchAll(attribute)].map(([, key = "", value]) => {
      if (key === "href" && /^(\/\/|\s*(javascript|data):)/i.test(value ?? "")) return "BAD HREF";
      if (key === "href" && name !== "a" && value?.includes("evil")) return "FOREIGN HREF";
      return loads.test(key) ? `${key}=${value}` : key;
    });
    // A text says its language, or is in the page's.
    elements.add([name, ...shown.filter((each) => each !== "lang").toSorted()].join(" "));
    return "";
  });
  return { elements, stray: rest.match(/<.{0,40}/g) ?? [], policy };
}

async function readAll(): Promise<Map<string, Anatomy>> {
  const asVisitor = pages.map(async (path) => [path, await fetch(academy.url + path)] as const);
  const asAdmin = signedIn.map(async (path) => [path, await admin.browser.get(path)] as const);
  const home = student.browser.get("/dashboard").then((answer) => ["/dashboard", answer] as const);
  const answers = await Promise.all([...asVisitor, ...asAdmin, home]);
  return new Map(
    await Promise.all(
      answers.map(async ([path, answer]) => {
        const policy = answer.headers.get("content-security-policy");
        const page = await answer.text();
        // Nonces differ from answer to answer.
        const plain = page.replaceAll(/nonce="[^"]*"/g, 'nonce=""');
        const anatomy = dissect(plain, policy?.replaceAll(/'nonce-[^']*'/g, "") ?? null);
        return [path, anatomy] as const;
      }),
    ),
  );
}

test("markup of theirs would be noticed", () => {
  const usual = dissect('<p><a href="/faq">a</a></p>', null);
  expect(usual).toEqual({
    elements: new Set(["p", "a href", "/p", "/a"]),
    stray: [],
    policy: null,
  });
  for (const text of hostile.filter((one) => /^(["']?>)?<[a-z]+[ >]/.test(one))) {
    const { elements, stray } = dissect(`<p>${text}</p>`, null);
    expect([text, elements.size + stray.length > 2]).toEqual([text, true]);
  }
});

test(
  "what is typed into the site is text wherever it is shown",
  { timeout: isDeep() ? 300_000 : 60_000 },
  async () => {
    await publish(harmless);
    const usual = await readAll();
    for (let turn = 0; turn < runs({ usual: 2, deep: hostile.length }); turn += 1) {
      const changes = hostileSite(turn * 7);
      const damaged: string[] = [];
      readSiteChanges(changes, (section) => damaged.push(section));
      expect(damaged).toEqual([]);
      await publish(changes);
      for (const [path, { elements, stray, policy }] of await readAll()) {
        const known = usual.get(path);
        const added = [...elements].filter((element) => !known?.elements.has(element));
        const found = { path, added, stray, policy };
        expect.soft(found).toEqual({ path, added: [], stray: [], policy: known?.policy });
      }
    }
    for (const path of ["/faq", "/te/faq", "/hi/faq"]) {
      expect(await (await fetch(academy.url + path)).text()).toContain("&lt;script");
    }
  },
);
