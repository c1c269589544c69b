import { withoutSpace } from "./sent.ts";
import { isMeaningful } from "./typed.ts";

const letters = "abcdefghijklmnopqrstuvwxyz";
const digits = "0123456789";

export function isMadeOf(text: string, characters: string): boolean {
  return Array.from(text).every((one) => characters.includes(one));
}

/** An address as a browser's email field takes it, with a dot in its domain and none misplaced. */
export function isEmail(text: string): boolean {
  const email = withoutSpace(text).toLowerCase().normalize("NFC");
  const parts = email.split("@");
  if (parts.length !== 2) return false;
  const [local = "", domain = ""] = parts;
  const words = local.split(".");
  const labels = domain.split(".");
  return (
    isMadeOf(local, `${letters}${digits}.!#$%&'*+/=?^_\`{|}~-`) &&
    words.every((word) => word !== "") &&
    labels.length > 1 &&
    labels.every(
      (label) =>
        label.length > 0 &&
        label.length < 64 &&
        isMadeOf(label, `${letters}${digits}-`) &&
        label.at(0) !== "-" &&
        label.at(-1) !== "-",
    )
  );
}

const hiddenRanges = [
  [0x0, 0x1f],
  [0x7f, 0x9f],
  [0xad, 0xad],
  [0x34f, 0x34f],
  [0x600, 0x605],
  [0x61c, 0x61c],
  [0x6dd, 0x6dd],
  [0x70f, 0x70f],
  [0x890, 0x891],
  [0x8e2, 0x8e2],
  [0x115f, 0x1160],
  [0x17b4, 0x17b5],
  [0x180b, 0x180f],
  [0x200b, 0x200f],
  [0x2028, 0x202e],
  [0x2060, 0x206f],
  [0x2800, 0x2800],
  [0x3164, 0x3164],
  [0xd800, 0xf8ff],
  [0xfe00, 0xfe0f],
  [0xfeff, 0xfeff],
  [0xffa0, 0xffa0],
  [0xfff0, 0xfffb],
  [0x110bd, 0x110bd],
  [0x110cd, 0x110cd],
  [0x13430, 0x1343f],
  [0x1bca0, 0x1bca3],
  [0x1d173, 0x1d17a],
  [0xe0000, 0xe0fff],
  [0xf0000, 0xffffd],
  [0x100000, 0x10fffd],
] as const;

/** Whether everything in a text can be seen, but for joiners of Indic letters and choices of emoji. */
export function isVisible(text: string): boolean {
  const characters = Array.from(withoutSpace(text));
  return characters.every((one, at) => {
    const code = one.codePointAt(0) ?? 0;
    return (
      isMeaningful(characters, at) ||
      !hiddenRanges.some(([first, last]) => first <= code && code <= last)
    );
  });
}

const isWordCharacter = (one: string | undefined) =>
  one !== undefined && (/^[\p{L}\p{M}\p{N}]$/u.test(one) || one === "_" || one === "-");

const abbreviations = "Ch Dr Gd Kum Md Mohd Mr Mrs Ms Prof Sd Shk Sk Smt Sri Syd".split(" ");

/** Whether the full stop between two words ends an abbreviation before a name of four letters or more. */
function isAbbreviation(before: string[], after: string[]): boolean {
  const start = before.findLastIndex((one) => !isWordCharacter(one));
  const end = after.findIndex((one) => !isWordCharacter(one));
  const name = after.slice(0, end === -1 ? undefined : end);
  return (
    before[start] !== "." &&
    after[end] !== "." &&
    abbreviations.includes(before.slice(start + 1).join("")) &&
    name.length >= 4 &&
    name.every((one, at) => (at === 0 ? /^\p{Lu}$/u : /^\p{Ll}$/u).test(one))
  );
}

/** Whether nothing in a text is an address: no sign of one, and no full stop within words. */
export function isNoAddress(text: string): boolean {
  const characters = Array.from(text.normalize("NFKC").split("\u3002").join("."));
  const whole = characters.join("");
  if ([":", "@", "\\", "//"].some((sign) => whole.includes(sign))) return false;
  return characters.every((one, at) => {
    if (one !== "." || !isWordCharacter(characters[at - 1])) return true;
    const rest = characters.slice(at + 1);
    if (isAbbreviation(characters.slice(0, at), rest)) return true;
    const end = rest.findIndex((next) => !isWordCharacter(next));
    const word = rest.slice(0, end === -1 ? undefined : end);
    if (word.length >= 2 && isWordCharacter(characters[at - 2])) return false;
    const name = word.join("").toLowerCase();
    const isEnding =
      (word.length === 2 && isMadeOf(name, letters)) || ["com", "net", "org"].includes(name);
    return !isEnding;
  });
}

/** A person's name: to be seen as it is, and no address. */
export function isPersonName(text: string): boolean {
  return isVisible(text) && isNoAddress(text);
}

/** A link for everyone: http or https, a host, nobody's name or password, nothing hidden in it. */
export function isLink(text: string): boolean {
  const link = withoutSpace(text);
  const start = ["http://", "https://"].find((one) => link.toLowerCase().startsWith(one));
  if (!start || link.length > 2000 || link.length === start.length) return false;
  const isPlain = (one: string) => {
    const code = one.charCodeAt(0);
    const isControl = code < 32 || (code > 126 && code < 160);
    return !isControl && one.trim() !== "" && one !== "\\";
  };
  if (!Array.from(link).every(isPlain)) return false;
  const url = URL.parse(link);
  return url !== null && url.host !== "" && url.username + url.password === "";
}

/** A day of the calendar, from the year 100 on, as a date field writes it. */
export function isDay(text: string): boolean {
  if (text.length !== 10 || text[4] !== "-" || text[7] !== "-") return false;
  const parts = text.split("-");
  if (parts.length !== 3 || !isMadeOf(parts.join(""), digits)) return false;
  const [year = 0, month = 0, day = 0] = parts.map(Number);
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  return year >= 100 && day >= 1 && day <= (days[month - 1] ?? 0);
}

/** A time of day as a time field writes it, without seconds. */
export function isTime(text: string): boolean {
  if (text.length !== 5 || text[2] !== ":") return false;
  const parts = text.split(":");
  const [hours = 24, minutes = 60] = parts.map(Number);
  return isMadeOf(parts.join(""), digits) && hours < 24 && minutes < 60;
}
