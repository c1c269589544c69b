import { withoutSpace } from "./sent.ts";

const letters = "abcdefghijklmnopqrstuvwxyz";
const digits = "0123456789";

function isMadeOf(text: string, characters: string): boolean {
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
