const notInSeries = "This lesson has begun or is no longer one of a series. Choose This lesson.";

/** Why several lessons of a series were not changed. */
export const messages = {
  gone: notInSeries,
  "not-possible": notInSeries,
  past: "A lesson would then begin in the past. Nothing was changed.",
  overlap: "Two of the lessons would overlap. Nothing was changed.",
  booked: (booked: number, count: number) =>
    `${booked} of ${count} lessons can't be moved there: somebody has another lesson then. Nothing was changed.`,
  unusual: (unusual: number, count: number) =>
    `${unusual} of ${count} lessons would be on a holiday, on time off, outside your hours or at night. Press again if you mean it.`,
};
