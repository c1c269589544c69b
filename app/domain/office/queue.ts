/** A queue is counted up to this number, which stands for that many or more. */
export const maxCountedQueue = 50;

/** How many of the promises that are due the home shows. */
export const shownPromises = 4;
