import { isSafeLink } from "#domain/site/check-shape.ts";
import { Marked, type Token } from "marked";

/** A piece of a text: plain, emphasised or a link. */
export type Inline =
  | string
  | { readonly kind: "strong" | "em"; readonly inlines: readonly Inline[] }
  | { readonly kind: "link"; readonly href: string; readonly inlines: readonly Inline[] };

/** A paragraph or a list of small Markdown. */
export type Block =
  | { readonly kind: "paragraph"; readonly inlines: readonly Inline[] }
  | {
      readonly kind: "list";
      readonly isOrdered: boolean;
      readonly items: readonly (readonly Inline[])[];
    };

const none = () => undefined;

// Everything that small Markdown doesn't have stays as it was typed.
const marked = new Marked({
  tokenizer: {
    html: none,
    tag: none,
    code: none,
    fences: none,
    codespan: none,
    heading: none,
    lheading: none,
    hr: none,
    blockquote: none,
    table: none,
    def: none,
    reflink: none,
    autolink: none,
    url: none,
    del: none,
  },
});

/**
 * Reads small Markdown: paragraphs, bold, italic, links and lists. Only links that a browser may
 * follow safely become links; everything else is text.
 */
export function parseMarkdown(text: string): Block[] {
  return marked.lexer(text).flatMap(toBlocks);
}

function toBlocks(token: Token): Block[] {
  if (token.type === "space") return [];
  if (token.type === "list") {
    const items = (token.items as { tokens: Token[] }[]).map(({ tokens }) => toInlines(tokens));
    return [{ kind: "list", isOrdered: token.ordered === true, items }];
  }
  return [{ kind: "paragraph", inlines: toInlines(childrenOf(token) ?? [token]) }];
}

function childrenOf(token: Token): Token[] | undefined {
  return "tokens" in token ? token.tokens : undefined;
}

function toInlines(tokens: readonly Token[]): Inline[] {
  const joined: Inline[] = [];
  for (const inline of tokens.flatMap(toInline)) {
    const last = joined.at(-1);
    // Neighbouring texts are one, as they were typed.
    if (typeof last === "string" && typeof inline === "string") joined.splice(-1, 1, last + inline);
    else joined.push(inline);
  }
  return joined;
}

function toInline(token: Token): Inline[] {
  const inlines = () => toInlines(childrenOf(token) ?? []);
  switch (token.type) {
    case "strong":
    case "em":
      return [{ kind: token.type, inlines: inlines() }];
    case "link": {
      const href = String(token.href);
      return isSafeLink(href) ? [{ kind: "link", href, inlines: inlines() }] : [token.raw];
    }
    case "text":
    case "paragraph":
      return childrenOf(token) ? inlines() : [String(token.text)];
    case "escape":
      return [String(token.text)];
    default:
      return [token.raw];
  }
}

/** The same without any marks, for search engines. */
export function markdownText(text: string): string {
  return parseMarkdown(text)
    .flatMap((block) => (block.kind === "list" ? block.items : [block.inlines]))
    .map(inlineText)
    .join("\n");
}

function inlineText(inlines: readonly Inline[]): string {
  return inlines
    .map((inline) => (typeof inline === "string" ? inline : inlineText(inline.inlines)))
    .join("");
}
