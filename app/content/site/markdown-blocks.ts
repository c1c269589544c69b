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

/** Texts that could not be read, as they were typed. */
interface Unread {
  readonly kind: "unread";
  readonly text: string;
}

// No space but single ones between words, and no start of a list.
const plain =
  /^(?!(?:[+-]|\d{1,9}[.)])(?: |$))(?! )[\u200d\u200c\p{L}\p{M}\p{N},.;:?!%@+/"'(){}₹–—‘’“”…। -]+$/u;

/** Whether a text has no sign that could be a mark: it is one plain paragraph. */
export function isPlain(text: string): boolean {
  return plain.test(text) && !text.endsWith(" ") && !text.includes("  ");
}

/** What texts of small Markdown say, by the text. What could not be read is missing. */
export type ReadTexts = ReadonlyMap<string, readonly Block[]>;

/** Reads texts of small Markdown, apart from the requests. @param groups each is shown on one page */
export type ReadMarkdown = (groups: readonly (readonly string[])[]) => Promise<ReadTexts>;

/**
 * What texts say that are shown below one another. Neighbours that could not be read
 * are one: there may be tens of thousands.
 *
 * @param read null where the texts are the standard ones, which have no marks
 */
export function blocksOf(
  texts: readonly string[],
  read: ReadTexts | null,
): readonly (Block | Unread)[] {
  if (read === null) return texts.map((text) => ({ kind: "paragraph", inlines: [text] }));
  const blocks: (Block | Unread)[] = [];
  let unread: string[] = [];
  const endUnread = () => {
    if (unread.length > 0) blocks.push({ kind: "unread", text: unread.join("\n\n") });
    unread = [];
  };
  for (const text of texts) {
    const found = read.get(text);
    if (!found) unread.push(text);
    else {
      endUnread();
      blocks.push(...found);
    }
  }
  endUnread();
  return blocks;
}

/** Their words without any marks, for search engines. */
export function textOfBlocks(blocks: readonly (Block | Unread)[]): string {
  return blocks
    .flatMap((block) => (block.kind === "unread" ? [[block.text]] : linesOf(block)))
    .map(textOfInlines)
    .join("\n");
}

function linesOf(block: Block): readonly (readonly Inline[])[] {
  return block.kind === "list" ? block.items : [block.inlines];
}

function textOfInlines(inlines: readonly Inline[]): string {
  return inlines
    .map((inline) => (typeof inline === "string" ? inline : textOfInlines(inline.inlines)))
    .join("");
}

/** How many elements and texts a page has for some blocks. */
export function countPieces(blocks: readonly Block[]): number {
  return blocks.flatMap(linesOf).reduce((sum, inlines) => sum + 1 + countInlines(inlines), 0);
}

function countInlines(inlines: readonly Inline[]): number {
  return inlines.reduce(
    (sum, inline) => sum + (typeof inline === "string" ? 1 : 1 + countInlines(inline.inlines)),
    0,
  );
}
