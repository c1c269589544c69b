import { data, isRouteErrorResponse, type MetaDescriptor } from "react-router";
import { buttonClass } from "#ui/button.tsx";
import { Card } from "./card.tsx";
import { messages } from "./link-messages.ts";

const code = "link-over";

/** What the page of a mailed link throws for one that is over, was used, or never was. */
export function linkOver() {
  return data(code, { status: 404 });
}

/** The address of such a page opens something: it goes to nobody else and into no index. */
export const linkHeaders = () => ({ "referrer-policy": "no-referrer" });

export function linkMeta(title: string): MetaDescriptor[] {
  return [{ title: messages.pageTitle(title) }, { name: "robots", content: "noindex" }];
}

/** The page of a link that works no more, and what to do instead. Other errors go on. */
export function LinkOver({
  error,
  next,
}: {
  error: unknown;
  next: { text: string; label: string; to: string };
}) {
  if (!isRouteErrorResponse(error) || error.data !== code) throw error;
  return (
    <Card title={messages.over} description={messages.overText} links={[]}>
      <p>{next.text}</p>
      <a href={next.to} className={buttonClass("primary")}>
        {next.label}
      </a>
    </Card>
  );
}
