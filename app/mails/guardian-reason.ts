import { academy } from "#content/academy.ts";

/** Why a guardian's mail came: below it there are no choices, since there is no account. */
export const guardianReason = `You get this mail because a student at ${academy.name} named this address as their guardian's. If that is a mistake, the link to answer lets you say so, and we forget the address.`;
