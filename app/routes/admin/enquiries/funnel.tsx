import { loadFunnel } from "#use-cases/enquiries/enquiries.ts";
import { Empty } from "#ui/empty.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { titled } from "#shell/screen-title.ts";
import { NumberTable } from "#parts/office/number-table.tsx";
import { MonthForm } from "#parts/shared/month-form.tsx";
import { readMonth } from "#parts/shared/read-month.ts";
import type { Route } from "./+types/funnel.ts";
import { comparedMonths, describeFunnel } from "./describe-funnel.ts";
import { messages } from "./funnel-messages.ts";
import { Part } from "./part.tsx";
import { enquiriesPage } from "./request.ts";

export { ErrorBoundary } from "#parts/office/screen-error.tsx";

export const meta = titled(messages.title, messages.back);

export async function loader({ context, url }: Route.LoaderArgs) {
  const now = new Date();
  const month = readMonth(url.searchParams, now);
  return describeFunnel(await loadFunnel(context, month, comparedMonths), month, now);
}

/** `/admin-dashboard/enquiries/funnel`: what became of the enquiries of a month. */
export default function Funnel({ loaderData }: Route.ComponentProps) {
  const { month, months, bySource, sources, byMonth, whyLost, reasons } = loaderData;
  return (
    <>
      <div>
        <TextLink to={enquiriesPage}>{messages.back}</TextLink>
        <PageTitle as="h2">{messages.title}</PageTitle>
        <p className="text-sm text-muted">
          {messages.intro} {messages.median}
        </p>
      </div>
      <MonthForm {...{ month, months }} words={messages} />
      {sources.length === 0 ? (
        <Empty>{messages.none}</Empty>
      ) : (
        <NumberTable caption={bySource} first={messages.source} rows={sources} />
      )}
      <Part title={whyLost}>
        {reasons.length === 0 ? (
          <p className="text-muted">{messages.noneLost}</p>
        ) : (
          <ul className="grid gap-1">
            {reasons.map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
          </ul>
        )}
      </Part>
      {byMonth.length > 0 && (
        <NumberTable caption={messages.byMonth} first={messages.months} rows={byMonth} />
      )}
    </>
  );
}
