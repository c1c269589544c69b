import { data } from "react-router";
import {
  checkDiscount,
  parseDiscountReason,
  parseDiscountScope,
  parsePercent,
} from "#domain/fees/discount.ts";
import { parseRupees } from "#domain/fees/money.ts";
import { readForm, refuseForm } from "#request/form.ts";
import { todayInIndia } from "#use-cases/fees/books.ts";
import { addDiscount, loadDiscounts } from "#use-cases/fees/discounts.ts";
import { TitledCard } from "#ui/card.tsx";
import { Empty } from "#ui/empty.tsx";
import { Folded } from "#ui/folded.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { keepFormOnFailure } from "#shell/failed-submit.ts";
import { screenTitle } from "#shell/screen-title.ts";
import { leadToFamily } from "../lead-to-family.ts";
import type { Route } from "./+types/page.ts";
import { namesOf } from "../joining/describe.ts";
import { FeesPage } from "../parts.tsx";
import { familyPage } from "../request.ts";
import { describeDiscount, describeScopes } from "./describe.ts";
import { DiscountForm } from "./form.tsx";
import { DiscountList } from "./list.tsx";
import { messages, problems } from "./messages.ts";
import { discountsPage } from "./request.ts";

export { ErrorBoundary } from "#parts/office/screen-error.tsx";
export { ownHeading as handle } from "#shell/own-heading.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  screenTitle(matches, loaderData?.title, messages.title);

export async function loader({ context, params: { familyId } }: Route.LoaderArgs) {
  const today = todayInIndia(new Date());
  const found = await loadDiscounts(context, familyId);
  return {
    title: messages.titleOf(namesOf(found.students)),
    path: discountsPage(familyId),
    family: familyPage(familyId),
    today,
    discounts: found.discounts.map((discount) => describeDiscount(discount, today)),
    scopes: describeScopes(found),
  };
}

export async function action({ request, context, params: { familyId } }: Route.ActionArgs) {
  const form = await readForm(request, context);
  const values = {
    scope: form.text("scope"),
    unit: form.text("unit"),
    amount: form.text("amount").trim(),
    from: form.text("from"),
    until: form.text("until"),
    reason: form.text("reason"),
    note: form.text("note").trim(),
  };
  const failure = checkDiscount(values);
  const scope = parseDiscountScope(values.scope);
  const reason = parseDiscountReason(values.reason);
  if (failure || !scope || !reason) {
    await loadDiscounts(context, familyId);
    return refuseForm(failure ?? { problem: "scope-missing", field: "scope" }, problems, {
      values,
    });
  }
  const { unit, amount, note, from, until } = values;
  const isPercent = unit === "percent";
  const result = await addDiscount(context, familyId, {
    ...(isPercent
      ? { percent: parsePercent(amount) ?? 0, paisePerHour: null }
      : { percent: null, paisePerHour: parseRupees(amount) ?? 0 }),
    scope,
    reason,
    note,
    from,
    until: until === "" ? null : until,
  });
  if (!result.ok) {
    return data({ error: messages.notOfFamily, field: "scope" as const, values }, { status: 409 });
  }
  return leadToFamily(context, familyId, "discount-added", discountsPage(familyId));
}

export const clientAction = (args: Route.ClientActionArgs) => keepFormOnFailure(args);

/** `/admin-dashboard/fees/families/:familyId/discounts`: what a family pays less, since when and why. */
export default function Discounts({ loaderData, actionData }: Route.ComponentProps) {
  const { title, path, family, today, discounts, scopes } = loaderData;
  const shown = discounts.filter(({ isOver }) => !isOver);
  const over = discounts.filter(({ isOver }) => isOver);
  return (
    <FeesPage title={title} text={messages.text}>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <div className="grid gap-3">
          {shown.length === 0 && <Empty>{messages.none}</Empty>}
          <DiscountList discounts={shown} path={path} />
          {over.length > 0 && (
            <Folded title={messages.earlier}>
              <DiscountList discounts={over} path={path} />
            </Folded>
          )}
          <TextLink to={family}>{messages.back}</TextLink>
        </div>
        <TitledCard title={messages.addTitle} className="gap-4">
          <DiscountForm
            key={discounts.length}
            today={today}
            scopes={scopes}
            refusal={actionData ?? null}
          />
        </TitledCard>
      </div>
    </FeesPage>
  );
}
