import type { HostileSheet } from "./all.ts";

const utf16 = (text: string) =>
  Buffer.concat([Buffer.of(0xff, 0xfe), Buffer.from(text, "utf16le")]);
const bytes = (start: readonly number[], length = 1_000) =>
  Buffer.concat([Buffer.from(start), Buffer.alloc(length)]);

/** Texts and other files that are no sheet, or too large a one. */
export function hostileTexts(): HostileSheet[] {
  const files: Record<string, () => Buffer> = {
    "a million columns": () => Buffer.from(`${"a,".repeat(1_000_000)}\n${"b,".repeat(1_000_000)}`),
    "5 MB of commas": () => Buffer.alloc(5 * 1024 * 1024, ","),
    "5 MB of semicolons": () => Buffer.alloc(5 * 1024 * 1024, ";"),
    "5 MB of tabs": () => Buffer.alloc(5 * 1024 * 1024, "\t"),
    "5 MB of line ends": () => Buffer.alloc(5 * 1024 * 1024, "\n"),
    "5 MB of quotes": () => Buffer.alloc(5 * 1024 * 1024, '"'),
    "5 MB of one letter": () => Buffer.alloc(5 * 1024 * 1024, "a"),
    "5 MB of NUL": () => Buffer.alloc(5 * 1024 * 1024),
    "5.5 MB": () => Buffer.alloc(5.5 * 1024 * 1024, "a,b\n"),
    "a million rows": () => Buffer.from("a,b\n".repeat(1_000_000)),
    "a quote that is never closed": () =>
      Buffer.from(`Name,Email\n"Asha,a@b.example\n${"b,c\n".repeat(100)}`),
    "a quote that is never closed, of 5 MB": () =>
      Buffer.from(`Name,Email\n"${"a,b\n".repeat(1_200_000)}`),
    "cells with NUL": () => Buffer.from("Name,Email\nAsha\0,a@b.example"),
    "cells with control characters": () =>
      Buffer.from("Name,Email\nAsha\u0001\u001b[31m,a@b.example"),
    "nothing but its mark": () => Buffer.of(0xef, 0xbb, 0xbf),
    spaces: () => Buffer.alloc(100_000, " \n"),
    "UTF-16 with half a character": () =>
      Buffer.concat([utf16("Name,Email\na,b"), Buffer.of(0x41)]),
    "UTF-16 with a lone surrogate": () => utf16("Name,Email\n\ud800,b"),
    "5 MB of UTF-16 commas": () => utf16(",".repeat(2_600_000)),
    "a million columns in UTF-16": () => utf16(`${"a,".repeat(600_000)}\n${"b,".repeat(600_000)}`),
    "a PNG": () => bytes([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    "a JPEG": () => bytes([0xff, 0xd8, 0xff, 0xe0]),
    "a GIF": () => bytes([0x47, 0x49, 0x46, 0x38, 0x39, 0x61]),
    "a PDF": () => Buffer.concat([Buffer.from("%PDF-1.7\n"), bytes([1, 2, 3, 4])]),
    "a gzip": () => bytes([0x1f, 0x8b, 8]),
    "a 7z": () => bytes([0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c]),
    "a program": () => bytes([0x7f, 0x45, 0x4c, 0x46]),
    "an old Excel file": () => bytes([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
    "an Excel file with a password": () =>
      Buffer.concat([
        bytes([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
        Buffer.from("EncryptedPackage", "utf16le"),
      ]),
    "the start of a ZIP file": () => Buffer.from("PK\u0003\u0004"),
    "a ZIP file of NUL": () => bytes([0x50, 0x4b, 3, 4], 100_000),
  };
  return Object.entries(files).map(([name, make]) => ({ name: `a text: ${name}`, make }));
}
