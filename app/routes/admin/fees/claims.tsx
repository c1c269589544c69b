import { Form } from "react-router";
import { formatRupees } from "#domain/fees/money.ts";
import { nameMoment } from "#domain/shared/dates.ts";
import { loadClaims } from "#use-cases/fees/claims.ts";
import { Pages } from "#parts/shared/paged/pages.tsx";
import { describePages, readPage } from "#parts/shared/paged/request.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Empty } from "#ui/empty.tsx";
import { TextField } from "#ui/field.tsx";
import { Folded } from "#ui/folded.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { titled } from "#shell/screen-title.ts";
import { typed } from "#shell/typed.tsx";
import type { Route } from "./+types/claims.ts";
import { messages } from "./messages.ts";
import { FeesPage } from "./parts.tsx";
import { base, claimsPage, familyPage } from "./request.ts";

export { ErrorBoundary } from "#parts/office/screen-error.tsx";
export { ownHeading as handle } from "#shell/own-heading.ts";

export const meta = titled(messages.claimsTitle, messages.title);

export async function loader({ context, url }: Route.LoaderArgs) {
  const now = new Date();
  const page = readPage(url.searchParams);
  const { rows, hasMore } = await loadClaims(context, page);
  return {
    claims: rows.map((claim) => ({
      id: claim.id,
      names: claim.students.join(", ") || messages.aFormerFamily,
      family: familyPage(claim.familyId),
      text: messages.claim(
        formatRupees(claim.paise),
        claim.reference,
        nameMoment(claim.claimedAt, now),
      ),
      known: claim.knownFamilyId && {
        to: familyPage(claim.knownFamilyId),
        text: messages.knownReference,
      },
      path: `${claimsPage}/${claim.id}`,
    })),
    pages: describePages(claimsPage, {}, { page, hasMore }),
  };
}

/** `/admin-dashboard/fees/claims`: what families say that they have paid. */
export default function Claims({ loaderData }: Route.ComponentProps) {
  const { claims, pages } = loaderData;
  return (
    <FeesPage title={messages.claimsTitle} part={base} text={messages.claimsText}>
      {claims.length === 0 && <Empty>{messages.noClaims}</Empty>}
      <ul className="grid max-w-3xl gap-3">
        {claims.map(({ id, names, family, text, known, path }) => (
          <li key={id}>
            <Card className="gap-2">
              <h2 id={`claim-${id}`} className="text-lg font-semibold">
                <TextLink to={family}>{typed(names)}</TextLink>
              </h2>
              <p className="tabular-nums">{text}</p>
              {known && (
                <p className="text-caution-text">
                  <TextLink to={known.to}>{known.text}</TextLink>
                </p>
              )}
              <Form method="post" action={`${path}/confirmation`} preventScrollReset>
                <Button aria-describedby={`claim-${id}`}>{messages.confirm}</Button>
              </Form>
              <Folded title={messages.notFound} about={names}>
                <Form
                  method="post"
                  action={`${path}/refusal`}
                  preventScrollReset
                  className="flex flex-wrap items-end gap-3 py-2"
                >
                  <div className="min-w-0 grow">
                    <TextField label={messages.declineReason} name="reason" maxLength={200} />
                  </div>
                  <Button tone="quiet" aria-describedby={`claim-${id}`}>
                    {messages.decline}
                  </Button>
                </Form>
              </Folded>
            </Card>
          </li>
        ))}
      </ul>
      <Pages {...pages} />
    </FeesPage>
  );
}
