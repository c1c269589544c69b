/** A line whose amount stands at its end, in one column with those of the other lines. */
export const amountLine = "grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4";
