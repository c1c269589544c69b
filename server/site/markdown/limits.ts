/** Elements and texts that a page has of small Markdown; a long policy has a hundred. */
export const mostPieces = 2_000;

/** Milliseconds. A usual text takes one, and a machine may be busy. */
export const limits = {
  /** For one text. */
  text: 1_000,
  /** For all that are read together, with the start of the threads. */
  all: 10_000,
};

/** Of a thread, in megabytes. */
export const mostMemory = 128;
