import { loadAnswers } from "#use-cases/homework/answers.ts";
import { cardClass } from "#ui/card.tsx";
import { PageTitle, TitledSection } from "#ui/page-title.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { screenTitle } from "#shell/screen-title.ts";
import { Typed, typedList } from "#shell/typed.tsx";
import { describeAnswered, type DescribedAnswer } from "#parts/homework/describe.ts";
import type { Route } from "./+types/list.ts";
import { messages } from "./messages.ts";

export { ownHeading as handle } from "#shell/own-heading.ts";

export const meta: Route.MetaFunction = ({ matches }) => screenTitle(matches, messages.listTitle);

export async function loader({ context }: Route.LoaderArgs) {
  const { answers, now } = await loadAnswers(context);
  const described = answers.map((homework) => describeAnswered(homework, now));
  return {
    waiting: described.filter(({ isMarked }) => !isMarked),
    marked: described.filter(({ isMarked }) => isMarked),
  };
}

/** `/tutor-dashboard/homework`: what came in, across students. */
export default function HomeworkList({ loaderData: { waiting, marked } }: Route.ComponentProps) {
  return (
    <div className="grid grid-cols-1 gap-6">
      <PageTitle>{messages.listTitle}</PageTitle>
      <TitledSection id="waiting" title={messages.waiting}>
        {waiting.length === 0 && <p className="text-muted">{messages.nothingWaits}</p>}
        <Answers answers={waiting} />
      </TitledSection>
      {marked.length > 0 && (
        <TitledSection id="marked" title={messages.marked}>
          <Answers answers={marked} />
        </TitledSection>
      )}
    </div>
  );
}

function Answers({ answers }: { answers: DescribedAnswer[] }) {
  return (
    <ul className={`${cardClass} divide-y divide-line empty:hidden`}>
      {answers.map((one) => (
        <li key={one.id} className="flex flex-wrap items-center gap-x-4 px-4 py-2">
          <div className="min-w-0 flex-[1_1_14rem]">
            <p className="font-medium">{typedList([one.studentName, one.course])}</p>
            <Typed as="p" className="line-clamp-2 wrap-anywhere">
              {one.text}
            </Typed>
            <p className="text-sm text-muted">{typedList([one.handedIn, one.mark])}</p>
          </div>
          <TextLink to={`/tutor-dashboard/homework/${one.id}`}>
            {messages.open}{" "}
            <span className="sr-only">{typedList([one.studentName, one.text])}</span>
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
