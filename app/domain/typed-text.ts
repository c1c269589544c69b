/**
 * A text from a form in the one spelling that we judge and keep: without NUL, which PostgreSQL's
 * text doesn't know; each letter composed (NFC), so that searches find it; lines ended by LF, as
 * scripts send them, where a browser alone sends CRLF. So browser and server count the same.
 */
export function typedText(text: string): string {
  return text.replaceAll("\0", "").replaceAll("\r\n", "\n").normalize("NFC");
}
