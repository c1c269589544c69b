import { readFileSync } from "node:fs";
import { join } from "node:path";
import { hostileArchives } from "./archives.ts";
import { hostileTexts } from "./texts.ts";
import { hostileXml } from "./xml.ts";

export interface HostileSheet {
  name: string;
  /** Made when it is needed: some are large. */
  make: () => Buffer;
}

const fixtures = join(import.meta.dirname, "../../../server/sheets/fixtures");

/** A file of which only a beginning or an end is there. */
function cutFiles(): HostileSheet[] {
  const places = [0.02, 0.1, 0.25, 0.4, 0.5, 0.6, 0.75, 0.9, 0.97, 0.999];
  return ["students.xlsx", "students.ods"].flatMap((name) =>
    places.flatMap((place) => {
      const file = () => readFileSync(join(fixtures, name));
      const at = (bytes: Buffer) => Math.floor(bytes.length * place);
      return [
        { name: `the first ${place} of ${name}`, make: () => file().subarray(0, at(file())) },
        {
          name: `${name} with other bytes at ${place}`,
          make: () =>
            Buffer.concat([
              file().subarray(0, at(file())),
              Buffer.from("viluva"),
              file().subarray(at(file())),
            ]),
        },
      ];
    }),
  );
}

/** Files that would cost much memory or time, or that two programs would read differently. */
export const hostileSheets: readonly HostileSheet[] = [
  ...hostileArchives(),
  ...hostileXml(),
  ...hostileTexts(),
  ...cutFiles(),
];
