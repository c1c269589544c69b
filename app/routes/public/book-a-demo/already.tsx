import { bookADemo } from "#content/site/pages/book-a-demo.ts";
import { unlistedTitle } from "#shell/screen-title.ts";
import { ActionLink } from "#parts/site/action-link.tsx";
import { HoursList } from "#parts/site/hours-list.tsx";
import { PageIntro } from "#parts/site/page-intro.tsx";
import { PageMotif } from "#parts/site/page-motif.tsx";
import { useSite } from "#parts/site/use-site.ts";
import type { Route } from "./+types/already.ts";

const words = bookADemo.already;

export const meta: Route.MetaFunction = ({ matches }) => unlistedTitle(matches, words.title);

/** `/book-a-demo/already`: for who sends the same form again. The same for everybody. */
export default function Already() {
  const { academy, hours } = useSite();
  return (
    <PageIntro title={words.title} text={words.text(academy)} aside={<PageMotif index={0} />}>
      <p>{words.change(academy)}</p>
      <HoursList title={bookADemo.thanks.hours} hours={hours.support} />
      <p>{bookADemo.thanks.account.text}</p>
      <p className="flex flex-wrap gap-3">
        <ActionLink to={bookADemo.thanks.account.link} />
        <ActionLink to={bookADemo.thanks.more} tone="quiet" />
      </p>
    </PageIntro>
  );
}
