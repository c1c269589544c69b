import { loadReferrals } from "#use-cases/people/referrals.ts";
import { Empty } from "#ui/empty.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { cardClass } from "#ui/card.tsx";
import { titled } from "#shell/screen-title.ts";
import { MonthForm } from "#parts/shared/month-form.tsx";
import { readMonth } from "#parts/shared/read-month.ts";
import type { Route } from "./+types/page.ts";
import { describeReferrals, type ReferrerView } from "./describe.ts";
import { messages } from "./messages.ts";
import { Typed, typed } from "#shell/typed.tsx";

export { ErrorBoundary } from "#parts/office/screen-error.tsx";

export const meta = titled(messages.title);

export async function loader({ context, url }: Route.LoaderArgs) {
  const now = new Date();
  const month = readMonth(url.searchParams, now);
  return describeReferrals(await loadReferrals(context, month), month, now);
}

/** `/admin-dashboard/referrals`: who came through whom in a month. */
export default function Referrals({ loaderData }: Route.ComponentProps) {
  const { month, months, totals, most, referrers } = loaderData;
  return (
    <>
      <div>
        <PageTitle as="h2">{messages.title}</PageTitle>
        <p className="max-w-prose text-muted">{messages.intro}</p>
      </div>
      <MonthForm {...{ month, months }} words={messages} />
      {totals ? <p className="font-semibold">{totals}</p> : <Empty>{messages.none}</Empty>}
      {most && <p className="text-sm text-muted">{most}</p>}
      <ul className="grid max-w-3xl gap-3">
        {referrers.map((referrer) => (
          <Referrer key={referrer.id} {...referrer} />
        ))}
      </ul>
    </>
  );
}

/** One person, and the students who named them. */
function Referrer({ name, to, numbers, students }: ReferrerView) {
  return (
    <li className={`${cardClass} grid gap-1 p-4`}>
      <h3 className="text-lg font-semibold wrap-anywhere">
        {to ? (
          <Typed as={TextLink} to={to}>
            {name}
          </Typed>
        ) : (
          typed(name)
        )}
      </h3>
      <p className="text-sm text-muted">{numbers}</p>
      <ul className="divide-y divide-line">
        {students.map((student) => (
          <li key={student.id} className="flex flex-wrap items-center justify-between gap-x-4">
            <Typed as={TextLink} to={`/admin-dashboard/students/${student.id}`}>
              {student.name}
            </Typed>
            <span className="py-2 text-sm text-muted">
              {student.joined} · {student.course}
            </span>
          </li>
        ))}
      </ul>
    </li>
  );
}
