import { bookADemo } from "#content/book-a-demo.ts";
import { unlistedTitle } from "../../screen-title.ts";
import { ActionLink } from "../action-link.tsx";
import { HoursList } from "../hours-list.tsx";
import { PageIntro } from "../page-intro.tsx";
import { PageMotif } from "../page-motif.tsx";
import { useSite } from "../use-site.ts";
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
      <p>
        <ActionLink to={bookADemo.thanks.more} look="quiet" />
      </p>
    </PageIntro>
  );
}
