/** A queue is counted up to this number, which stands for that many or more. */
export const maxCountedQueue = 50;
