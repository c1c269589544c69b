/** The reason in a guardian's mail, which has no link to mail settings, since there is no account. */
export const guardianReason = (academy: string) =>
  `You get this mail because a student at ${academy} named this address as their guardian's.`;

/** The same, for a person who has not yet confirmed to be the guardian. */
export const askedReason = (academy: string) =>
  `You get this mail because a student at ${academy} named this address as their guardian's. If that is a mistake, the link above lets you say so, and we forget the address.`;
