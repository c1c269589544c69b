import { academy } from "#content/academy.ts";

/** Why a guardian's mail came: below it there are no choices, since there is no account. */
export const guardianReason = `You get this mail because a student at ${academy.name} named this address as their guardian's.`;

/** The same, while it may be somebody else's. */
export const askedReason = `${guardianReason} If that is a mistake, the link above lets you say so, and we forget the address.`;
