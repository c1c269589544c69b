import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { withAsciiDigits } from "#domain/shared/typed/digits.ts";
import { callLink, chatLink } from "./phone-links.ts";

/** Numbers without the country's code: subscribers, and those that are free or cost the same everywhere. */
const indian = /^(?:[2-9]\d{9}|1800\d{4,9}|1860\d{7})$/;

/**
 * The one form of a phone number, however it is typed: E.164, such as "+919849055501", where the number
 * is one of India or its country is typed; otherwise the digits. Letters, spaces and signs mean nothing.
 * `normal_phone` of the database says the same; a test compares the two.
 *
 * @returns null without a digit
 */
export function normalPhone(typed: string): string | null {
  const text = withAsciiDigits(typed).replaceAll("\uff0b", "+");
  const digits = text.replaceAll(/\D/g, "");
  if (digits === "") return null;
  const abroad = withCountry(text, digits);
  const subscriber = (abroad ?? digits).replace(/^0+/, "");
  if (abroad === null && indian.test(subscriber)) return `+91${subscriber}`;
  const local = subscriber.startsWith("91") ? subscriber.slice(2).replace(/^0+/, "") : "";
  if (indian.test(local)) return `+91${local}`;
  if (abroad === null || abroad.length < 7 || abroad.length > 15) return digits;
  // It leaves out the zero that people dial within many countries.
  const parsed = parsePhoneNumberFromString(`+${abroad}`);
  return parsed?.isValid() ? parsed.number : `+${abroad}`;
}

/** The digits of a number that is typed with its country, which they begin with; null for others. */
function withCountry(text: string, digits: string): string | null {
  if (/^\D*\+/.test(text) && !digits.startsWith("0")) return digits;
  return /^00[1-9]/.test(digits) ? digits.slice(2) : null;
}

/** Whether a text is one whole phone number and nothing else, as somebody pastes it from a call. */
export function isWholePhoneNumber(text: string): boolean {
  const isNumber = /^[\d\s+().-]+$/.test(withAsciiDigits(text).replaceAll("\uff0b", "+"));
  return isNumber && (normalPhone(text)?.startsWith("+") ?? false);
}

/** A link that dials a number; null without a digit. */
export function phoneLink(typed: string): string | null {
  const normal = normalPhone(typed);
  return normal && callLink(normal);
}

/** A link that opens a WhatsApp chat with a number (`chatLink`); null where its country is unknown. */
export function whatsappLink(typed: string, text?: string): string | null {
  const normal = normalPhone(typed);
  return normal && chatLink(normal, text);
}
