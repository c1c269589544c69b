import type { ReactNode } from "react";
import { blocksOf, type Inline } from "#content/site/markdown-blocks.ts";
import { useSite } from "./use-site.ts";

/** What stands in place of a text's marks, such as a number of days. */
type Fill = (text: string) => string;

interface Props {
  /** Texts with small Markdown, shown below one another. */
  texts: readonly string[];
  /** Of each paragraph and list. */
  className?: string;
  fill?: Fill;
}

const asItIs: Fill = (text) => text;

/** Texts with small Markdown. */
export function Markdown({ texts, className, fill = asItIs }: Props) {
  const { markdown } = useSite();
  const show = createBlocks(className, fill);
  return blocksOf(texts, markdown).map(show);
}

type Shown = ReturnType<typeof blocksOf>[number];

function createBlocks(className: string | undefined, fill: Fill) {
  const show = (inline: Inline, index: number): ReactNode => {
    if (typeof inline === "string") return fill(inline);
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
  };
  const showItem = (inlines: readonly Inline[], index: number) => (
    <li key={index}>{inlines.map(show)}</li>
  );
  return (block: Shown, index: number): ReactNode => {
    if (block.kind === "list") {
      const List = block.isOrdered ? "ol" : "ul";
      const marks = block.isOrdered ? "list-decimal" : "list-disc";
      return (
        <List key={index} className={`grid gap-1 pl-6 ${marks} ${className ?? ""}`}>
          {block.items.map(showItem)}
        </List>
      );
    }
    const isUnread = block.kind === "unread";
    const lines = isUnread ? `whitespace-pre-line ${className ?? ""}` : className;
    return (
      <p key={index} className={lines}>
        {isUnread ? fill(block.text) : block.inlines.map(show)}
      </p>
    );
  };
}
