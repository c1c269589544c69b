/** Above this number of assignments it does not matter how many a tutor has. */
export const maxMatchingLoad = 20;

/** A lesson for which time has to be free, in minutes. */
export const matchingMinutes = 60;
