import { useSearchParams } from "react-router";
import { loadLog } from "#use-cases/audit/audit-log.ts";
import { ButtonLink } from "#ui/button.tsx";
import { TableOrEmpty } from "#ui/records/table-or-empty.tsx";
import { titled } from "#shell/screen-title.ts";
import type { Route } from "./+types/page.ts";
import { describeLine } from "#parts/office/describe-line.ts";
import { actionChoices } from "./actions.ts";
import { LogFilter } from "./log-filter.tsx";
import { accountLogUrl, logPageUrl, readLogRequest } from "./log-request.ts";
import { messages as shared } from "#parts/office/messages.ts";
import { messages } from "#parts/office/log-messages.ts";
import { TypedLink } from "#parts/office/typed-link.tsx";
import { typed } from "#shell/typed.tsx";

export { ErrorBoundary } from "#parts/office/screen-error.tsx";

export const meta = titled(shared.log);

export async function loader({ url, context }: Route.LoaderArgs) {
  const request = readLogRequest(url.searchParams);
  const { lines, newer, older } = await loadLog(context, request);
  return {
    lines: lines.map(describeLine),
    actions: actionChoices,
    newer,
    older,
    isFiltered: Boolean(request.person ?? request.action ?? request.outcome),
    isOneAccount: request.person !== null && "id" in request.person,
  };
}

/** The audit log: who did what, and when. */
export default function Log({ loaderData }: Route.ComponentProps) {
  const { lines, actions, newer, older, isFiltered, isOneAccount } = loaderData;
  const [params] = useSearchParams();
  return (
    <>
      <p className="text-sm text-muted print:hidden">{messages.intro}</p>
      <LogFilter isFiltered={isFiltered} actions={actions} />
      {isOneAccount && <p>{messages.onlyOne}</p>}
      <TableOrEmpty
        empty={isFiltered ? messages.noMatch : messages.empty}
        caption={messages.caption}
        rows={lines}
        columns={[
          { label: messages.when, cell: (line) => line.when, place: "below", width: "w-42" },
          { label: messages.who, cell: (line) => <Who {...line} /> },
          { label: messages.what, cell: (line) => <What {...line} />, place: "title" },
          { label: messages.about, cell: (line) => <About people={line.about} /> },
          {
            label: messages.outcome,
            cell: (line) => (
              <>
                <span className={`tag tag-${line.isDenied ? "danger" : "success"}`}>
                  {line.isDenied ? messages.denied : messages.done}
                </span>
                {line.reason && <span className="text-muted md:block"> {line.reason}</span>}
              </>
            ),
            place: "badge",
            width: "w-44",
          },
        ]}
      />
      {(newer ?? older) && (
        <nav aria-label={messages.pages} className="flex justify-between gap-3">
          {newer ? (
            <ButtonLink to={logPageUrl(params, "after", newer)}>{messages.newer}</ButtonLink>
          ) : (
            <span />
          )}
          {older && (
            <ButtonLink to={logPageUrl(params, "before", older)}>{messages.older}</ButtonLink>
          )}
        </nav>
      )}
    </>
  );
}

type Line = ReturnType<typeof describeLine>;

function What({ what, note }: Pick<Line, "what" | "note">) {
  return (
    <>
      {what}
      {note && <span className="block font-normal text-muted">{messages.because(note)}</span>}
    </>
  );
}

function Who({ who, role, account }: Pick<Line, "who" | "role" | "account">) {
  if (!account) return role ?? messages.nobody;
  return (
    <>
      <a href={accountLogUrl(account)}>
        <span className="sr-only">{messages.linesOf}</span>
        {typed(who)}
      </a>
      {role && <span className="text-muted"> {role}</span>}
    </>
  );
}

function About({ people }: { people: Line["about"] }) {
  if (people.length === 0) return messages.nothing;
  return people.map(({ name, to }, index) => (
    <span key={`${name} ${to}`}>
      {index > 0 && ", "}
      <TypedLink href={to}>{name}</TypedLink>
    </span>
  ));
}
