// Apart from `phone-number.ts`, whose library a browser need not load to show a link.

/** A link that dials a number in its one form (`normalPhone`). */
export const callLink = (normal: string) => `tel:${normal}`;

/**
 * A link that opens a WhatsApp chat with a number in its one form (`normalPhone`), with `text` already
 * typed, if there is one; null where the number's country is unknown.
 */
export function chatLink(normal: string, text?: string): string | null {
  if (!normal.startsWith("+")) return null;
  const chat = `https://wa.me/${normal.slice(1)}`;
  return text === undefined ? chat : `${chat}?text=${encodeURIComponent(text)}`;
}
