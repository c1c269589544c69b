import { keepFormOnFailure } from "#shell/failed-submit.ts";

/** The client action of a route with `WeeklyLessonsDialog`: a submit that fails keeps the form. */
export const keepWeeklyForm = <T>(args: { serverAction: () => Promise<T> }) =>
  keepFormOnFailure(args, {
    field: null,
    preview: null,
    chosen: {},
    typed: undefined,
    moved: "",
  });
