import type { Language } from "#domain/shared/language.ts";

/** A text that a page shows or reads out, with the language that its element says it is in. */
export interface PageText {
  text: string;
  /** The nearest `lang`, such as "te-IN". */
  lang: string;
  /** The element or attribute: "p", "button", "img@alt". */
  where: string;
}

/** Attributes that are read out or shown. */
const spoken = [
  "aria-label",
  "aria-description",
  "aria-roledescription",
  "aria-valuetext",
  "aria-placeholder",
  "alt",
  "title",
  "placeholder",
  "label",
];

/** Elements without an end. */
const empty = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

/** Metadata that search engines and shared links show. */
const described =
  /(?:name|property)="(?:description|og:(?:title|description|site_name|image:alt)|twitter:(?:title|description))"/;

/**
 * Everything that a page shows or reads out. The markup is React's, so it is well-formed. What a
 * person types somewhere else as it is written (`code`) is left out.
 */
export function readPageTexts(html: string): PageText[] {
  const texts: PageText[] = [];
  const open: { name: string; lang: string }[] = [{ name: "", lang: "" }];
  const markup = html
    .replaceAll(/<!--[^]*?-->|<!doctype[^>]*>/gi, "")
    .replaceAll(/<(script|style)\b[^]*?<\/\1>/g, "");
  for (const [token, close, name = "", attributes = ""] of markup.matchAll(
    /<(\/?)([a-zA-Z][\w:-]*)((?:[^>"]|"[^"]*")*)>|[^<]+/g,
  )) {
    const { lang: around, name: parent } = open.at(-1) ?? { lang: "", name: "" };
    const add = (text: string | null, lang: string, where: string) => {
      if (text?.trim()) texts.push({ text, lang, where });
    };
    if (!token.startsWith("<")) {
      if (!/^(?:code|kbd|samp)$/.test(parent)) add(decode(token), around, parent);
      continue;
    }
    const tag = name.toLowerCase();
    if (close) {
      const at = open.findLastIndex((each) => each.name === tag);
      if (at > 0) open.length = at;
      continue;
    }
    const lang = attribute(attributes, "lang") ?? around;
    for (const key of spoken) add(attribute(attributes, key), lang, `${tag}@${key}`);
    if (tag === "meta" && described.test(attributes)) {
      add(attribute(attributes, "content"), lang, "meta");
    }
    if (tag === "input" && /type="(?:submit|button|reset)"/.test(attributes)) {
      add(attribute(attributes, "value"), lang, "input@value");
    }
    if (!empty.test(tag) && !attributes.endsWith("/")) open.push({ name: tag, lang });
  }
  return texts;
}

function attribute(attributes: string, name: string): string | null {
  const value = new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1];
  return value === undefined ? null : decode(value);
}

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"' };

function decode(text: string): string {
  return text.replaceAll(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (all, hex, number, name: string) => {
    if (hex) return String.fromCodePoint(Number.parseInt(String(hex), 16));
    if (number) return String.fromCodePoint(Number(number));
    return entities[name] ?? all;
  });
}

/** Strings of a data answer (turbo-stream) that are sentences: keys and codes have no space. */
export function readDataTexts(body: string): string[] {
  return [...body.matchAll(/"(?:[^"\\]|\\.)*"/g)]
    .map(([literal]) => JSON.parse(literal) as string)
    .filter((text) => /\S\s+\S/.test(text) && !isMarkup(text));
}

/** Markup, whose texts a test of pages reads, names of styles, keys with an id, and what nobody sees. */
const isMarkup = (text: string) =>
  /^[<{]/.test(text) ||
  /^[a-z][a-z-]*(?:-\d+)?(?: [a-z][\w-]*)+$/.test(text) ||
  /^[0-9a-f]{8}-[0-9a-f-]{27} /.test(text) ||
  text === "Internal Server Error";

/** What a calendar says: names, summaries, descriptions. */
export function readCalendarTexts(body: string): string[] {
  const lines = body
    .replaceAll(/\r?\n[ \t]/g, "")
    .matchAll(/^(?:SUMMARY|DESCRIPTION|LOCATION|NAME|X-WR-CALNAME)[^:\n]*:(.*)$/gm);
  return [...lines].map(([, text = ""]) =>
    text.replaceAll(/\\n/gi, "\n").replaceAll(/\\([,;\\])/g, "$1"),
  );
}

/** The scripts of the languages, other than Latin. */
export const scripts: Readonly<Record<Exclude<Language, "en">, RegExp>> = {
  te: /\p{Script=Telugu}/u,
  hi: /\p{Script=Devanagari}/u,
};
