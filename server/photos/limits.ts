/** Of the process that reads a photo, in bytes; it needs about 90 MB for itself. */
export const mostMemory = 240 * 1024 * 1024;

/** Until the process is killed; a photo of 12 megapixels takes less than a second. */
export const mostMilliseconds = 20_000;

/** Of a photo as it is sent: more is a bomb, not a picture of a page. */
export const mostPixels = 50_000_000;

/** The same of a photo that is stored in several passes, all of which are in memory at once. */
export const mostProgressivePixels = 14_000_000;

/** How the process says why there is no photo. */
export const exitCodes = { unreadable: 10, "photo-too-large": 11 } as const;
