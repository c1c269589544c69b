/** The value of the length's select for a number of minutes that is typed beside it. */
export const otherLength = "other";

/** The name of the input for that number. */
export const otherMinutes = "otherMinutes";
