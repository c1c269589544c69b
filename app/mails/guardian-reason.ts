import { academy } from "#content/academy.ts";

/** The reason in a guardian's mail, which has no link to mail settings, since there is no account. */
export const guardianReason = `You get this mail because a student at ${academy.name} named this address as their guardian's.`;

/** The same, for a person who has not yet confirmed to be the guardian. */
export const askedReason = `${guardianReason} If that is a mistake, the link above lets you say so, and we forget the address.`;
