import { loadEnquiriesOf, loadEnquiryBoard } from "#use-cases/enquiries/enquiries.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Empty } from "#ui/empty.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { titled } from "#shell/screen-title.ts";
import type { Route } from "./+types/page.ts";
import { EnquiryCard } from "./card.tsx";
import { describeColumns, describeFilters, describeList } from "./describe-board.ts";
import { Filters } from "./filters.tsx";
import { messages } from "./messages.ts";
import { enquiriesPage, readChoice } from "./request.ts";

export { ErrorBoundary } from "#parts/office/screen-error.tsx";

export const meta = titled(messages.title);

export async function loader({ context, url }: Route.LoaderArgs) {
  const now = new Date();
  const asked = readChoice(url.searchParams);
  const { stage, after } = asked;
  const filters = describeFilters(asked);
  if (stage === null) {
    const columns = await loadEnquiryBoard(context, asked, now);
    return { filters, columns: describeColumns(columns, asked, now), list: null };
  }
  const list = await loadEnquiriesOf(context, stage, asked, { after, now });
  return { filters, columns: [], list: describeList(list, stage, asked, now) };
}

/** `/admin-dashboard/enquiries`: the board of enquiries, or the list of one stage. */
export default function Enquiries({ loaderData }: Route.ComponentProps) {
  const { filters, columns, list } = loaderData;
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <PageTitle as="h2">{messages.title}</PageTitle>
          <p className="text-sm text-muted">{messages.intro}</p>
        </div>
        <div className="flex flex-wrap gap-2 print:hidden">
          <ButtonLink to={`${enquiriesPage}/funnel`}>{messages.funnel}</ButtonLink>
          <ButtonLink to={`${enquiriesPage}/new`} tone="primary">
            {messages.add}
          </ButtonLink>
        </div>
      </div>
      <Filters filters={filters} />
      {list ? <StageList list={list} /> : <Columns columns={columns} />}
    </>
  );
}

type Loaded = Route.ComponentProps["loaderData"];

function Columns({ columns }: { columns: Loaded["columns"] }) {
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-6">
      {columns.map(({ id, name, count, cards, all }) => (
        <section key={id} aria-labelledby={`stage-${id}`} className="grid min-w-0 gap-2">
          <div className="flex items-center gap-2">
            <h3 id={`stage-${id}`} className="font-semibold">
              {name}
            </h3>
            <span className="min-w-8 rounded-full bg-sunken px-2 py-0.5 text-center text-sm tabular-nums">
              {count}
            </span>
          </div>
          {cards.length === 0 ? (
            <p className="text-sm text-muted">{messages.none}</p>
          ) : (
            <Cards cards={cards} />
          )}
          {all && (
            <TextLink to={all} className="justify-self-start">
              {messages.all(name)}
            </TextLink>
          )}
        </section>
      ))}
    </div>
  );
}

function Cards({ cards }: { cards: Loaded["columns"][number]["cards"] }) {
  return (
    <ul className="grid gap-2">
      {cards.map((card) => (
        <EnquiryCard key={card.id} card={card} />
      ))}
    </ul>
  );
}

function StageList({ list }: { list: NonNullable<Loaded["list"]> }) {
  const { name, cards, board, first, next } = list;
  return (
    <section aria-labelledby="stage" className="grid max-w-3xl gap-3">
      <h3 id="stage" className="text-xl font-semibold">
        {name}
      </h3>
      {cards.length === 0 ? <Empty>{messages.none}</Empty> : <Cards cards={cards} />}
      <nav aria-label={messages.pages} className="flex flex-wrap gap-2">
        <ButtonLink to={board}>{messages.board}</ButtonLink>
        {first && <ButtonLink to={first}>{messages.first}</ButtonLink>}
        {next && <ButtonLink to={next}>{messages.next}</ButtonLink>}
      </nav>
    </section>
  );
}
