import { written, type Pattern } from "./pattern.ts";

const sheet = "a sheet is read in a process that is stopped when it takes too long";

/** Where slow patterns harm nobody: whoever calls them stops them in time. */
const stopped: readonly (readonly [files: string, reason: string])[] = [
  ["node_modules/@zip.js/zip.js/", sheet],
  ["node_modules/numfmt/", sheet],
  ["node_modules/libphonenumber-js/", "reads a plus sign and fifteen digits at most"],
  ["node_modules/semver/", "sharp reads the versions of its own parts with it"],
];

const routes = "reads the patterns of our own routes";
const columns = "reads dates and intervals that PostgreSQL has written";
const certificates = "reads names of certificates as texts, which passkeys do not send";
const base64 = "reads base64 that has just been encoded, which ends with two signs at most";

/** Slow patterns that meet no text of a stranger, as the library writes them. */
const ownText: readonly (readonly [library: string, pattern: RegExp, reason: string])[] = [
  ["react-router", /\/*\*?$/, routes],
  ["react-router", /\/((?:[^/?()[\]*^\\]|\\.)+)\?(?=\/|$|\()/g, routes],
  ["react-router", /\/+$/, routes],
  ["react-router", /=+$/, base64],
  ["@peculiar/utils", /=+$/g, base64],
  ["nodemailer", /\/+$/, "reads a setting of a service that we do not use"],
  ["@peculiar/x509", /"(.*?[^\\])?"/, certificates],
  [
    "@peculiar/x509",
    /(\d\.[\d.]*\d|[A-Za-z]+)=((?:"")|(?:".*?[^\\]")|(?:[^,+"\\](?=[,+]|$))|(?:[^,+].*?(?:[^\\][,+]))|(?:))([,+])?/g,
    certificates,
  ],
  ["asn1js", /0+$/, "reads the three digits of a number of milliseconds"],
  ["ical-generator", /^(.+) ?<([^>]+)>$/, "reads organizers, which our events do not have"],
  [
    "postgres-date",
    /(\d{1,})-(\d{2})-(\d{2}) (\d{2}):(\d{2}):(\d{2})(\.\d{1,})?.*?( BC)?$/,
    columns,
  ],
  ["postgres-interval", /\.?0+$/, columns],
  ["postgres-interval", /0+$/, columns],
  [
    "postgres-interval",
    /(([+-]?\d+)\s+years?)?\s*(([+-]?\d+)\s+mons?)?\s*(([+-]?\d+)\s+days?)?\s*(([+-])?([\d]*):(\d\d):(\d\d)\.?(\d{1,6})?)?/,
    columns,
  ],
  ["pg-boss", /\s+USING\s+btree\s+/i, "reads the indexes of the queue"],
  [
    "luxon",
    /(\d+)\/(\d+)\/(\d+) (AD|BC),? (\d+):(\d+):(\d+)/,
    "reads a time that Intl has written",
  ],
  [
    "rrule-temporal",
    /\[(!?)([^\]]*)\]/g,
    "reads rules of schedules, which the queue does not have",
  ],
  ["rrule-temporal", /0+$/, "reads rules of schedules, which the queue does not have"],
];

/** Whether a slow pattern harms nobody, wherever it stands. */
export function isExcused(pattern: Pattern): boolean {
  // A bundle has what its sources have.
  const sources = pattern.files.filter((file) => !file.startsWith("build/"));
  return sources.length > 0 && sources.every((file) => isExcusedIn(file, pattern));
}

function isExcusedIn(file: string, pattern: Pattern): boolean {
  return (
    stopped.some(([files]) => file.startsWith(files)) ||
    ownText.some((exception) => isOf(exception, file, pattern))
  );
}

function isOf([library, own]: (typeof ownText)[number], file: string, pattern: Pattern): boolean {
  return file.startsWith(`node_modules/${library}/`) && written(own) === written(pattern);
}

/** Exceptions for patterns that no library has any more. */
export function unusedExceptions(patterns: readonly Pattern[]): string[] {
  return ownText
    .filter(
      (exception) => !patterns.some((one) => one.files.some((file) => isOf(exception, file, one))),
    )
    .map(([library, own]) => `${library}: ${written(own)}`);
}
