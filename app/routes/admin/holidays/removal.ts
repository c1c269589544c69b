import { redirect } from "react-router";
import { redirectAbout } from "#security/notice-about.ts";
import { findNameOfHoliday, removeHoliday, requireHoliday } from "#use-cases/timetable/holidays.ts";
import type { Route } from "./+types/removal.ts";
import { holidaysPage } from "./year.ts";

/** Removes a holiday of the academy; its day is in the address. */
export async function action({ context, params }: Route.ActionArgs) {
  const { holiday } = params;
  const name = await findNameOfHoliday(context, holiday);
  const result = await removeHoliday(context, holiday);
  const page = `${holidaysPage}?year=${encodeURIComponent(holiday.slice(0, 4))}`;
  return redirectAbout(context, page, result.ok ? "holiday-removed" : "holiday-gone", name);
}

export async function loader({ context, params }: Route.LoaderArgs) {
  await requireHoliday(context, params.holiday);
  return redirect(holidaysPage);
}
