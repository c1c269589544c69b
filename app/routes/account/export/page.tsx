import { languageOfText } from "#content/shared/language-of-text.ts";
import { requireFreshProofToRead } from "#security/fresh-proof.ts";
import { Link } from "react-router";
import { loadExport } from "#use-cases/account/export.ts";
import { buttonClass } from "#ui/button.tsx";
import { cardClass } from "#ui/card.tsx";
import { AccountFrame } from "#parts/account/frame.tsx";
import { screenTitle } from "#shell/screen-title.ts";
import type { Route } from "./+types/page.ts";
import { describeSection } from "./describe-export.ts";
import { messages } from "./messages.ts";

export const middleware: Route.MiddlewareFunction[] = [requireFreshProofToRead];

export const meta: Route.MetaFunction = ({ matches }) => screenTitle(matches, messages.pageTitle);

export async function loader({ context }: Route.LoaderArgs) {
  const sections = (await loadExport(context)).map(describeSection);
  return {
    full: sections.filter(({ items }) => items.length > 0),
    empty: sections.filter(({ items }) => items.length === 0).map(({ title }) => title),
  };
}

export default function Export({ loaderData }: Route.ComponentProps) {
  const { full, empty } = loaderData;
  return (
    <AccountFrame title={messages.title}>
      <div className="grid justify-items-start gap-3">
        <p>
          {messages.intro} {messages.times}
        </p>
        <p className="text-muted print:hidden">
          {messages.print} {messages.wrongFact}
        </p>
        <Link
          to="/account/export.json"
          reloadDocument
          className={`${buttonClass("quiet")} print:hidden`}
        >
          {messages.download}
        </Link>
      </div>
      {full.map(({ title, items, isCut }) => (
        <section key={title} className="grid gap-3">
          <h2 className="text-xl font-semibold">{title}</h2>
          <ul className="grid gap-3">
            {items.map(({ key, facts }) => (
              <li key={key} className={`${cardClass} break-inside-avoid p-4`}>
                <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2 lg:grid-cols-3">
                  {facts.map(([label, text]) => (
                    <div key={label} className="min-w-0">
                      <dt className="text-sm text-muted">{label}</dt>
                      <dd lang={languageOfText(text ?? "")} className="whitespace-pre-line">
                        {text}
                      </dd>
                    </div>
                  ))}
                </dl>
              </li>
            ))}
          </ul>
          {isCut && <p className="text-muted">{messages.cut}</p>}
        </section>
      ))}
      <section className="grid gap-3">
        <h2 className="text-xl font-semibold">{messages.nothing}</h2>
        <ul className="list-disc pl-5">
          {empty.map((title) => (
            <li key={title}>{title}</li>
          ))}
        </ul>
      </section>
    </AccountFrame>
  );
}
