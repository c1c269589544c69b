import { formatDateTime } from "#domain/shared/dates.ts";
import { ExternalLink } from "#ui/external-link.tsx";
import { Typed } from "#shell/typed.tsx";
import type { Lessons } from "./describe-child.ts";
import { messages } from "./messages.ts";

/** A recording or an announcement. */
export function LinkedItem(props: {
  item: Lessons["recordings"]["shown"][number];
  childId: string;
  /** The text of the item's link. */
  link: string;
}) {
  const { item } = props;
  // An item that several children share is on the page several times.
  const titleId = `${props.childId}-${item.id}`;
  return (
    <>
      <Typed as="p" id={titleId} className="font-semibold">
        {item.title}
      </Typed>
      <Typed as="p" className="whitespace-pre-line">
        {item.description}
      </Typed>
      {item.url && (
        <ExternalLink href={item.url} newTab={messages.newTab} describedBy={titleId}>
          {props.link}
        </ExternalLink>
      )}
      <p className="text-sm text-muted">
        {[item.courseName, formatDateTime(item.createdAt)].filter(Boolean).join(" · ")}
      </p>
    </>
  );
}
