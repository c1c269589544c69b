import { data, Form } from "react-router";
import { familyCode } from "#domain/fees/payee.ts";
import { readForm } from "#request/form.ts";
import { joinWith, loadJoin } from "#use-cases/fees/joining.ts";
import { Button, SubmitButton } from "#ui/button.tsx";
import { Card, cardClass } from "#ui/card.tsx";
import { Empty } from "#ui/empty.tsx";
import { TextField } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { keepFormOnFailure } from "#shell/failed-submit.ts";
import { screenTitle } from "#shell/screen-title.ts";
import { typed } from "#shell/typed.tsx";
import { leadToFamily } from "../lead-to-family.ts";
import type { Route } from "./+types/join.ts";
import { FeesPage } from "../parts.tsx";
import { familyPage, readSearch } from "../request.ts";
import { describeBoth, describeFound, namesOf, type DescribedFamily } from "./describe.ts";
import { messages } from "./messages.ts";
import { followJoined, joinPage } from "./request.ts";

const exampleCode = familyCode(1001);

export { ErrorBoundary } from "#parts/office/screen-error.tsx";
export { ownHeading as handle } from "#shell/own-heading.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  screenTitle(matches, loaderData?.title, messages.joinTitle);

export async function loader({ context, params: { familyId }, url }: Route.LoaderArgs) {
  const search = readSearch(url.searchParams);
  const studentId = url.searchParams.get("with");
  const view = await loadJoin(context, familyId, { search, studentId });
  followJoined(view);
  const both = studentId === null ? null : describeBoth(view, view.found[0]);
  return {
    title: messages.joinTitleOf(namesOf(view.students)),
    family: familyPage(familyId),
    path: joinPage(familyId),
    search,
    isSearched: search !== "" && studentId === null,
    found: studentId === null ? describeFound(familyId, view.found) : [],
    both,
    isSame: studentId !== null && both === null,
  };
}

export async function action({ request, context, params: { familyId } }: Route.ActionArgs) {
  const form = await readForm(request, context);
  const other = { studentId: form.text("student"), shownFamilyId: form.text("family") };
  const result = await joinWith(context, familyId, other);
  if (!result.ok) return data({ error: messages.changed }, { status: 409 });
  return leadToFamily(context, familyId, "families-joined");
}

export const clientAction = (args: Route.ClientActionArgs) => keepFormOnFailure(args);

/** `/admin-dashboard/fees/families/:familyId/join`: joins another family with a family. */
export default function Join({ loaderData, actionData }: Route.ComponentProps) {
  const { title, family, path, search, isSearched, found, both, isSame } = loaderData;
  return (
    <FeesPage title={title}>
      {actionData && <Notice tone="danger">{actionData.error}</Notice>}
      {isSame && <Notice tone="caution">{messages.same}</Notice>}
      {both ? (
        <Both both={both} path={path} />
      ) : (
        <>
          <p className="max-w-prose text-muted">{messages.joinText(exampleCode)}</p>
          <Form role="search" className="flex max-w-xl items-end gap-2">
            <div className="grow">
              <TextField label={messages.search} name="q" type="search" defaultValue={search} />
            </div>
            <Button tone="quiet">{messages.find}</Button>
          </Form>
          {isSearched && found.length === 0 && <Empty>{messages.noneFound}</Empty>}
          {found.length > 0 && (
            <ul className={`${cardClass} max-w-xl divide-y divide-line px-4`}>
              {found.map(({ to, ...other }) => (
                <li key={to} className="grid gap-1 py-3">
                  <FamilyText family={other} />
                  <TextLink to={to}>{messages.choose}</TextLink>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
      <TextLink to={family}>{messages.back}</TextLink>
    </FeesPage>
  );
}

function FamilyText({ family: { names, code, owed } }: { family: DescribedFamily }) {
  return (
    <>
      <p className="font-semibold wrap-anywhere">{typed(names)}</p>
      <p className="text-muted">
        {code} · {owed}
      </p>
    </>
  );
}

/** Both families before anything is done, and the press that joins them. */
function Both({
  both,
  path,
}: {
  both: NonNullable<Route.ComponentProps["loaderData"]["both"]>;
  path: string;
}) {
  const families = [
    { label: messages.stays, family: both.own },
    { label: messages.becomesPart, family: both.other },
  ];
  return (
    <>
      <dl className="grid max-w-3xl gap-3 sm:grid-cols-2">
        {families.map(({ label, family }) => (
          <div key={label} className={`${cardClass} grid content-start gap-1 px-4 py-3`}>
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="grid gap-1">
              <FamilyText family={family} />
            </dd>
          </div>
        ))}
      </dl>
      <Card className="max-w-3xl gap-4">
        <p className="text-lg font-semibold">{both.together}</p>
        <ul className="grid max-w-prose list-disc gap-2 ps-5">
          {messages.whatHappens.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <Form method="post" action={`${path}?with=${both.studentId}`}>
          <input type="hidden" name="student" value={both.studentId} />
          <input type="hidden" name="family" value={both.familyId} />
          <SubmitButton pending={messages.joining}>{messages.join}</SubmitButton>
        </Form>
        <TextLink to={path}>{messages.findAnother}</TextLink>
      </Card>
    </>
  );
}
