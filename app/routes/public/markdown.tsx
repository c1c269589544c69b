import type { ReactNode } from "react";
import { parseMarkdown, type Block, type Inline } from "#content/markdown.ts";

/** A text with small Markdown. @param className of each paragraph and list */
export function Markdown({ text, className }: { text: string; className?: string }) {
  return parseMarkdown(text).map((block, index) => showBlock(block, index, className));
}

function showBlock(block: Block, index: number, className: string | undefined): ReactNode {
  if (block.kind === "paragraph") {
    return (
      <p key={index} className={className}>
        {block.inlines.map(show)}
      </p>
    );
  }
  const List = block.isOrdered ? "ol" : "ul";
  const marks = block.isOrdered ? "list-decimal" : "list-disc";
  return (
    <List key={index} className={`grid gap-1 pl-6 ${marks} ${className ?? ""}`}>
      {block.items.map(showItem)}
    </List>
  );
}

function showItem(inlines: readonly Inline[], index: number): ReactNode {
  return <li key={index}>{inlines.map(show)}</li>;
}

function show(inline: Inline, index: number): ReactNode {
  if (typeof inline === "string") return inline;
  const inside = inline.inlines.map(show);
  if (inline.kind !== "link") {
    const Mark = inline.kind;
    return <Mark key={index}>{inside}</Mark>;
  }
  return (
    <a key={index} href={inline.href} className="underline underline-offset-4">
      {inside}
    </a>
  );
}
