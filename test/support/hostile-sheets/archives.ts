import { crc32 } from "node:zlib";
import type { HostileSheet } from "./all.ts";
import { excelFile, excelParts, openDocument, type ExcelPart } from "./books.ts";
import { bomb, part, zipFile, type End, type Part } from "./zip.ts";

const names = Object.keys(excelParts) as ExcelPart[];
const sheet: ExcelPart = "xl/worksheets/sheet1.xml";
/** Parts that are read; of others no byte is unpacked. */
const read: readonly ExcelPart[] = names.filter((name) => name !== "[Content_Types].xml");

/** Files that unpack to much more than they are. */
function bombs(): HostileSheet[] {
  const fills = [" ", "<a/>", "<row/>", '<c t="s"><v>0</v></c>', "<si><t>x</t></si>", "<!---->"];
  return [100, 400, 1500].flatMap((megabytes) => [
    ...read.map((name, index) => ({
      name: `${name} of ${megabytes} MB`,
      make: () =>
        excelFile({
          [name]: bomb(name, "<a>", fills[index % fills.length] ?? "", "</a>", megabytes),
        }),
    })),
    ...fills.map((fill) => ({
      name: `content.xml of ${megabytes} MB of ${fill}`,
      make: () => openDocument(bomb("content.xml", "<a>", fill, "</a>", megabytes)),
    })),
    {
      name: `a part of ${megabytes} MB that says it is small`,
      make: () => {
        const large = bomb(sheet, "<a>", " ", "</a>", megabytes);
        return excelFile({ [sheet]: { ...large, says: { ...large.says, size: 1_000 } } });
      },
    },
    {
      name: `a part of ${megabytes} MB that is stored, says the directory`,
      make: () => {
        const large = bomb(sheet, "<a>", " ", "</a>", megabytes);
        const size = large.bytes.length;
        return excelFile({ [sheet]: { ...large, central: { method: 0, size } } });
      },
    },
  ]);
}

/** Parts about which two headers say different things. */
function contradictions(): HostileSheet[] {
  const lies: [string, (one: Part) => Partial<Part>][] = [
    ["is stored, says the directory", () => ({ central: { method: 0 } })],
    ["is stored, says its header", () => ({ local: { method: 0 } })],
    ["has another name in its header", () => ({ local: { name: "xl/another.xml" } })],
    ["has another size in its header", ({ says }) => ({ local: { size: (says.size ?? 0) + 1 } })],
    ["has another packed size in its header", () => ({ local: { packed: 1 } })],
    ["has another checksum in its header", () => ({ local: { crc: 1 } })],
    ["has another checksum in both", ({ says }) => ({ says: { ...says, crc: 1 } })],
    ["has a password, says its header", () => ({ local: { flags: 1 } })],
    ["is smaller than it says", ({ says }) => ({ says: { ...says, size: (says.size ?? 0) + 9 } })],
    ["is larger than it says", ({ says }) => ({ says: { ...says, size: 3 } })],
    ["begins elsewhere", () => ({ central: { offset: 7 } })],
    ["begins behind the end", () => ({ central: { offset: 0x7fffffff } })],
    ["is packed in an unknown way", ({ says }) => ({ says: { ...says, method: 99 } })],
    ["has the size of a zip64 part", () => ({ central: { size: 0xffffffff } })],
    [
      "has a strange zip64 field",
      () => ({ central: { size: 0xffffffff, extra: zip64Field(2n ** 60n) } }),
    ],
  ];
  return lies.flatMap(([name, lie]) =>
    (["xl/workbook.xml", sheet] as const).map((place) => ({
      name: `${place} ${name}`,
      make: () => {
        const one = part(place, excelParts[place]);
        return excelFile({ [place]: { ...one, ...lie(one) } });
      },
    })),
  );
}

function zip64Field(size: bigint): Buffer {
  const field = Buffer.alloc(12);
  field.writeUInt16LE(1, 0);
  field.writeUInt16LE(8, 2);
  field.writeBigUInt64LE(size, 4);
  return field;
}

/** Files whose end says something else than their directory. */
function wrongEnds(): HostileSheet[] {
  const parts = names.length;
  const ends: [string, End][] = [
    ["one part too few", { count: parts - 1 }],
    ["one part too many", { count: parts + 1 }],
    ["no parts", { count: 0 }],
    ["60,000 parts", { count: 60_000 }],
    ["two different counts", { count: parts, countHere: parts - 1 }],
    ["another disk", { disk: 3 }],
    ["a directory of one byte", { size: 1 }],
    ["a directory of 4 GB", { size: 0xfffffff0 }],
    ["a directory at the start", { offset: 0 }],
    ["a directory behind the end", { offset: 0x7fffffff }],
    ["zip64 counts that are missing", { count: 0xffff, offset: 0xffffffff, size: 0xffffffff }],
    ["a comment with another end", { comment: zipFile([part("a", "b")]).subarray(-22) }],
  ];
  return ends.map(([name, end]) => ({
    name: `an end with ${name}`,
    make: () => excelFile({}, [], end),
  }));
}

function others(): HostileSheet[] {
  const encrypted = (name: string, flags: number): Part => {
    const one = part(name, "x");
    return { ...one, says: { ...one.says, flags } };
  };
  const empty = crc32(Buffer.alloc(0));
  return [
    ...names.map((name) => ({
      name: `${name} twice`,
      make: () => excelFile({}, [part(name, excelParts[name])]),
    })),
    ...[1, 0x41, 0x2001].map((flags) => ({
      name: `a part with a password, flags ${flags}`,
      make: () => excelFile({ [sheet]: encrypted(sheet, flags) }),
    })),
    {
      name: "60,000 parts",
      make: () =>
        zipFile(
          Array.from({ length: 60_000 }, (_, at) => ({ name: `${at}`, says: { crc: empty } })),
        ),
    },
    { name: "another file in front", make: () => Buffer.concat([excelFile(), excelFile()]) },
    { name: "bytes behind the end", make: () => Buffer.concat([excelFile(), Buffer.alloc(100)]) },
    {
      name: "parts that lead out of the folder",
      make: () => excelFile({}, [part("../../etc/passwd", "x")]),
    },
    { name: "no parts", make: () => Buffer.concat([Buffer.from("PK\u0003\u0004"), zipFile([])]) },
    { name: "a text document", make: () => openDocument("<a><text><table/></text></a>") },
    { name: "a folder of pictures", make: () => zipFile([part("a.png", "x"), part("b.png", "y")]) },
    {
      name: "a LibreOffice file with a password",
      make: () =>
        openDocument("\u0001\u0002", [
          part("META-INF/manifest.xml", "<a><m:file-entry><m:encryption-data/></m:file-entry></a>"),
        ]),
    },
    {
      name: "a LibreOffice file that is one package with a password",
      make: () => zipFile([part("mimetype", "x"), part("encrypted-package", "\u0001\u0002")]),
    },
  ];
}

/** ZIP files that are no archive of a spreadsheet, or several at once. */
export function hostileArchives(): HostileSheet[] {
  return [...bombs(), ...contradictions(), ...wrongEnds(), ...others()];
}
