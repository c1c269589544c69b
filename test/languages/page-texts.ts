import type { Language } from "#domain/language.ts";

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
  "summary",
];

/** Elements without an end. */
const empty = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr|path|use)$/;

/** Elements within a text; any other ends it. */
const inline = /^(?:a|abbr|b|bdi|cite|code|em|i|kbd|mark|small|span|strong|sub|sup|time|u|wbr|svg)$/;

/** Metadata that search engines and shared links show. */
const described = /(?:name|property)="(?:description|og:(?:title|description|site_name|image:alt)|twitter:\w+|apple-mobile-web-app-title)"/;

/** Everything that a page shows or reads out. The markup is React's, so it is well-formed. */
export function readPageTexts(html: string): PageText[] {
  const texts: PageText[] = [];
  const open: { name: string; lang: string }[] = [{ name: "", lang: "" }];
  let parts: PageText[] = [];
  const end = () => {
    // Parts of one sentence are one text, unless they are in different languages.
    for (const part of parts) {
      const last = texts.at(-1);
      if (part === parts[0] || last?.lang !== part.lang) texts.push({ ...part });
      else last.text += part.text;
    }
    parts = [];
  };
  const markup = html
    .replaceAll(/<!--[^]*?-->|<!doctype[^>]*>/gi, "")
    .replaceAll(/<(script|style|noscript-style)\b[^]*?<\/\1>/g, "");
  for (const [token, close, name = "", attributes = ""] of markup.matchAll(
    /<(\/?)([a-zA-Z][\w:-]*)((?:[^>"]|"[^"]*")*)>|[^<]+/g,
  )) {
    const top = open.at(-1) ?? { name: "", lang: "" };
    if (!token.startsWith("<")) {
      parts.push({ text: decode(token), lang: top.lang, where: top.name });
      continue;
    }
    const tag = name.toLowerCase();
    if (!inline.test(tag)) end();
    if (close) {
      const at = open.findLastIndex((each) => each.name === tag);
      if (at > 0) open.length = at;
      continue;
    }
    const lang = attribute(attributes, "lang") ?? top.lang;
    for (const key of spoken) {
      const text = attribute(attributes, key);
      if (text) texts.push({ text, lang, where: `${tag}@${key}` });
    }
    if (tag === "meta" && described.test(attributes)) {
      texts.push({ text: attribute(attributes, "content") ?? "", lang, where: "meta" });
    }
    if (tag === "input" && /type="(?:submit|button|reset)"/.test(attributes)) {
      texts.push({ text: attribute(attributes, "value") ?? "", lang, where: "input@value" });
    }
    if (!empty.test(tag) && !attributes.endsWith("/")) open.push({ name: tag, lang });
  }
  end();
  return texts.filter(({ text }) => text.trim() !== "");
}

function attribute(attributes: string, name: string): string | null {
  const value = new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1];
  return value === undefined ? null : decode(value);
}

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"' };

function decode(text: string): string {
  return text.replaceAll(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (all, hex, number, name: string) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex as string, 16));
    if (number) return String.fromCodePoint(Number(number));
    return entities[name] ?? all;
  });
}

/** The strings of a data answer (turbo-stream), of which keys and codes have no space. */
export function readDataTexts(body: string): string[] {
  return [...body.matchAll(/"(?:[^"\\]|\\.)*"/g)]
    .map(([literal]) => JSON.parse(literal) as string)
    .filter((text) => /\S\s+\S/.test(text));
}

/** What a calendar says: names, summaries, descriptions. */
export function readCalendarTexts(body: string): string[] {
  return [...body.replaceAll(/\r?\n[ \t]/g, "").matchAll(/^(?:SUMMARY|DESCRIPTION|LOCATION|NAME|X-WR-CALNAME)[^:\n]*:(.*)$/gm)].map(
    ([, text = ""]) => text.replaceAll(/\\n/gi, "\n").replaceAll(/\\([,;\\])/g, "$1"),
  );
}

/** The scripts of the languages, other than Latin. */
export const scripts: Readonly<Record<Exclude<Language, "en">, RegExp>> = {
  te: /\p{Script=Telugu}/u,
  hi: /\p{Script=Devanagari}/u,
};
