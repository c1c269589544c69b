import { bookADemo } from "#content/site/pages/book-a-demo.ts";
import { unlistedTitle } from "#shell/screen-title.ts";
import { ActionLink } from "#parts/site/action-link.tsx";
import { HoursList } from "#parts/site/hours-list.tsx";
import { PageIntro } from "#parts/site/page-intro.tsx";
import { PageMotif } from "#parts/site/page-motif.tsx";
import { useSite } from "#parts/site/use-site.ts";
import type { Route } from "./+types/thanks.ts";

const words = bookADemo.thanks;

export const meta: Route.MetaFunction = ({ matches }) => unlistedTitle(matches, words.title);

/** `/book-a-demo/thanks`: when we answer. The same for everybody. */
export default function Thanks() {
  const { academy, hours } = useSite();
  return (
    <PageIntro title={words.title} text={words.text(academy)} aside={<PageMotif index={0} />}>
      <p>{words.mail}</p>
      <HoursList title={words.hours} hours={hours.support} />
      <p>{words.account.text}</p>
      <p className="flex flex-wrap gap-3">
        <ActionLink to={words.account.link} />
        <ActionLink to={words.more} tone="quiet" />
      </p>
    </PageIntro>
  );
}
