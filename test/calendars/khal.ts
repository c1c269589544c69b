import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const program = "/usr/bin/khal";

/** Why Debian's calendar client can't be used on this machine; null where it can. */
export function lacksKhal(): string | null {
  return existsSync(program) ? null : "khal is not installed";
}

/** An event as khal shows it. */
export interface KhalEvent {
  uid: string;
  start: Date;
  end: Date;
  title: string;
  status: string;
}

/** Calendars of Debian's khal, which keeps an event until the same UID is imported again. */
export interface Khal {
  /** Imports a feed into one of the calendars. */
  read: (calendar: string, feed: string) => Promise<void>;
  /** What a calendar shows from 2020 to 2040. */
  list: (calendar: string) => Promise<KhalEvent[]>;
}

const separator = " | ";
const fields = ["{uid}", "{start-full}", "{end-full}", "{status}", "{title}"];

/** @param ends deletes the calendars */
export async function startKhal(
  calendars: readonly string[],
  ends: AsyncDisposableStack,
): Promise<Khal> {
  const folder = await mkdtemp(join(tmpdir(), "viluva-khal-"));
  ends.defer(() => rm(folder, { recursive: true, force: true }));
  for (const name of calendars) {
    await mkdir(join(folder, name));
    await writeFile(join(folder, `${name}.conf`), settings(folder, name));
  }
  const khal = async (calendar: string, ...args: string[]): Promise<string> => {
    const { stdout } = await promisify(execFile)(
      program,
      ["-c", join(folder, `${calendar}.conf`), ...args],
      // Nothing of the person's own who runs the tests.
      { env: { HOME: folder, LC_ALL: "C.UTF-8", PATH: "/usr/bin:/bin", TZ: "UTC" } },
    );
    return stdout;
  };
  return {
    async read(calendar, feed) {
      const file = join(folder, `${calendar}.ics`);
      await writeFile(file, feed);
      await khal(calendar, "import", "--batch", "-a", calendar, file);
    },
    async list(calendar) {
      const format = fields.join(separator);
      const range = ["2020-01-01", "2040-01-01"];
      const shown = await khal(calendar, "list", "-f", format, "--day-format", "", ...range);
      return shown.split("\n").filter(Boolean).map(readLine);
    },
  };
}

// A file for each calendar, so that they can be read at the same time.
const settings = (folder: string, name: string) => `
[calendars]
[[${name}]]
path = ${join(folder, name)}
[sqlite]
path = ${join(folder, `${name}.db`)}
[default]
default_calendar = ${name}
[locale]
local_timezone = UTC
default_timezone = UTC
timeformat = %H:%M
dateformat = %Y-%m-%d
longdateformat = %Y-%m-%d
datetimeformat = %Y-%m-%d %H:%M
longdatetimeformat = %Y-%m-%d %H:%M
`;

function readLine(line: string): KhalEvent {
  const [uid = "", start = "", end = "", status = "", ...title] = line.split(separator);
  const moment = (text: string) => new Date(`${text.replace(" ", "T")}Z`);
  return {
    uid,
    start: moment(start),
    end: moment(end),
    status: status.trim(),
    title: title.join(separator),
  };
}
