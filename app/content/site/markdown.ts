import { isSafeLink } from "#domain/site/check-shape.ts";
import { Marked, type Token } from "marked";
import type { Block, Inline } from "./markdown-blocks.ts";

/** How deep emphasis and links may stand within one another. */
const deepest = 8;

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
 *
 * A few thousand signs can take it minutes, so that other people's texts are read in a thread
 * (`ReadMarkdown`).
 *
 * @throws RangeError if marks stand too deep within one another
 */
export function parseMarkdown(text: string): Block[] {
  return marked.lexer(text).flatMap(toBlocks);
}

function toBlocks(token: Token): Block[] {
  if (token.type === "space") return [];
  if (token.type === "list") {
    const items = (token.items as { tokens: Token[] }[]).map(({ tokens }) => toInlines(tokens, 0));
    return [{ kind: "list", isOrdered: token.ordered === true, items }];
  }
  return [{ kind: "paragraph", inlines: toInlines(childrenOf(token) ?? [token], 0) }];
}

function childrenOf(token: Token): Token[] | undefined {
  return "tokens" in token ? token.tokens : undefined;
}

function toInlines(tokens: readonly Token[], depth: number): Inline[] {
  if (depth > deepest) throw new RangeError("marks stand too deep within one another");
  const joined: Inline[] = [];
  for (const inline of tokens.flatMap((token) => toInline(token, depth))) {
    const last = joined.at(-1);
    // Neighbouring texts are one, as they were typed.
    if (typeof last === "string" && typeof inline === "string") joined.splice(-1, 1, last + inline);
    else joined.push(inline);
  }
  return joined;
}

function toInline(token: Token, depth: number): Inline[] {
  const inlines = () => toInlines(childrenOf(token) ?? [], depth + 1);
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
