/** The lengths of a lesson that forms offer, in minutes. Others can be typed. */
export const offeredLengths = [30, 45, 60, 90] as const;

/** The length where none is given, as in all lessons made before lengths could be chosen. */
export const usualLength = 60;

/** In minutes, both included. */
export const shortestLength = 10;
export const longestLength = 480;

/** The minutes of a submitted length; the usual ones for an empty text, null for an invalid one. */
export function parseLength(text: string): number | null {
  const typed = text.trim();
  if (typed === "") return usualLength;
  const minutes = /^\d{1,3}$/.test(typed) ? Number(typed) : 0;
  return minutes >= shortestLength && minutes <= longestLength ? minutes : null;
}
