import { redirect } from "react-router";
import { publicHolidays } from "#content/timetable/holidays/all.ts";
import { readForm } from "#request/form.ts";
import { redirectAbout } from "#security/notice-about.ts";
import { addHolidays } from "#use-cases/timetable/holidays.ts";
import type { Route } from "./+types/acceptance.ts";
import { allFixed, holidaysPage, pageOfYear, readYear } from "./year.ts";

/**
 * Accepts a public holiday of the year (`day`), or all whose day is fixed: one that is to be confirmed
 * needs a press of its own.
 */
export async function action({ request, context, url }: Route.ActionArgs) {
  const chosen = (await readForm(request, context)).text("day");
  const year = readYear(url.searchParams, new Date());
  const holidays = (publicHolidays.get(year) ?? []).filter(
    ({ day, isCertain }) => chosen === day || (chosen === allFixed && isCertain),
  );
  const result = await addHolidays(context, holidays);
  const code = result.ok ? "holidays-accepted" : "holidays-not-accepted";
  const names = holidays.map(({ name }) => name);
  return redirectAbout(context, pageOfYear(year), code, names.join(", ") || null);
}

export const loader = () => redirect(holidaysPage);
