import { data, type MetaDescriptor } from "react-router";
import { Button, buttonClass } from "#ui/button.tsx";
import { Card } from "./card.tsx";
import { messages } from "./link-messages.ts";

/** What a loader or an action answers for a link that is over, was used, or never was. */
export function linkOver() {
  return data(null, { status: 404 });
}

/**
 * The address of such a page opens something, so no referrer tells more of it than its origin.
 * With "no-referrer" browsers would leave out the `Origin` too, which our forms need.
 */
export const linkHeaders = () => ({ "referrer-policy": "strict-origin" });

export function linkMeta(title: string): MetaDescriptor[] {
  return [{ title: messages.pageTitle(title) }, { name: "robots", content: "noindex" }];
}

/** The page of a link that works no more, and what to do instead. */
export function LinkOver({ next }: { next: { text: string; label: string; to: string } }) {
  return (
    <Card title={messages.over} description={messages.overText} links={[]}>
      <p>{next.text}</p>
      <a href={next.to} className={buttonClass("primary")}>
        {next.label}
      </a>
    </Card>
  );
}

/** Shows the address that a link is about, and a button that uses the link: opening it does nothing. */
export function AddressCard(props: {
  email: string;
  words: { title: string; description: string; submit: string };
}) {
  const { title, description, submit } = props.words;
  return (
    <Card title={title} description={description} links={[]}>
      <form method="post" className="grid gap-4">
        <p className="text-lg font-medium">{props.email}</p>
        <Button>{submit}</Button>
      </form>
    </Card>
  );
}
