import { withoutInvisible } from "./invisible.ts";

/**
 * A secret as it was typed, but without NUL, which PostgreSQL's text type rejects, composed (NFC), and with
 * LF line ends, where browsers submit CRLF. A password may have any other character.
 */
export function typedSecret(text: string): string {
  return text.replaceAll("\0", "").replaceAll("\r\n", "\n").normalize("NFC");
}

const lineEnd = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

/**
 * Normalises a text from a form, a sheet, a search or the command line, before it is checked and stored:
 * without the invisible characters that come with pasted text (see `withoutInvisible`), with ordinary
 * spaces, composed (NFC) for searching, and with LF line ends, so that browser and server count the same
 * length. A text of one line has no tabs and no other line ends either.
 */
export function typedText(text: string): string {
  const lines = text.includes("\n")
    ? text.replaceAll(lineEnd, "\n")
    : text.replaceAll(/[\t\r\v\f\u0085\u2028\u2029]/g, " ");
  // Composed before too, because joiners are kept by the letters beside them.
  return withoutInvisible(lines.normalize("NFC")).normalize("NFC");
}

/** The text of a sheet's cell, in which every line end is one: rows are refused for those. */
export function typedCell(text: string): string {
  return typedText(text.replaceAll(lineEnd, "\n"));
}

/** The text of a form's field: a secret where its name says that it is a password. */
export function typedField(name: string, text: string): string {
  return /password/i.test(name) ? typedSecret(text) : typedText(text);
}
