/**
 * Normalises a text from a form before it is checked and stored: without NUL, which PostgreSQL's
 * text type rejects; composed (NFC), for searching; with LF line ends, where browsers submit CRLF,
 * so that browser and server count the same length.
 */
export function typedText(text: string): string {
  return text.replaceAll("\0", "").replaceAll("\r\n", "\n").normalize("NFC");
}
