import { hour, minute } from "#domain/shared/durations.ts";

/** The least and the most that one payment through the gateway takes, in paise. */
export const leastOnline = 100;
export const mostOnline = 50_000_000;

/** How long a page of the gateway can be paid on, in milliseconds. */
export const linkLifetime = 72 * hour;

/** A page that ends sooner than that is not used again, in milliseconds. */
export const leastLeft = 30 * minute;

/** For how long a page is asked for, in milliseconds: whoever presses again meanwhile waits. */
export const longestAsking = 20_000;
