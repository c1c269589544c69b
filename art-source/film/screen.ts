/** The film's size and frame rate. */
export const screen = { width: 1280, height: 720 } as const;
export const rate = 24;
export const length = 27;
