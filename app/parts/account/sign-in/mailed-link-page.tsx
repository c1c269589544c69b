import { publicPath } from "#content/site/public-path.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { Card } from "./card.tsx";
import { messages } from "./mailed-link-messages.ts";

/** The words of an invalid link's page: what to do instead, and a link to it. */
export interface NextStep {
  text: string;
  label: string;
  to: string;
}

/** The page of an invalid link, with what to do instead. */
export function InvalidLinkPage({ next }: { next: NextStep }) {
  return (
    <Card title={messages.over} description={messages.overText} links={[]}>
      <p>{next.text}</p>
      <a href={publicPath(next.to)} className={buttonClass("primary")}>
        {next.label}
      </a>
    </Card>
  );
}

/**
 * Shows the link's email address and a button that uses the link. Opening the page changes nothing,
 * because mail programs open links by themselves.
 */
export function ConfirmAddressPage(props: {
  link: { email: string } | null;
  words: { title: string; description: string; submit: string; over: NextStep };
}) {
  const { link, words } = props;
  if (!link) return <InvalidLinkPage next={words.over} />;
  return (
    <Card title={words.title} description={words.description} links={[]}>
      <form method="post" className="grid gap-4">
        <p className="text-lg font-medium">{link.email}</p>
        <Button>{words.submit}</Button>
      </form>
    </Card>
  );
}
