import { posix } from "node:path";
import { getFormatFromId } from "numfmt";
import { sheetLimits } from "#domain/import/sheet.ts";
import type { Archive } from "./archive.ts";
import { SheetRefused } from "./refused.ts";
import { readXml } from "./xml.ts";

/** What the sheets of an Excel file share. */
export interface ExcelBook {
  sheets: { name: string; isHidden: boolean; part: string }[];
  /** The texts that cells name by their number. */
  texts: readonly string[];
  /** The number format of each cell style. */
  formats: readonly string[];
  /** Whether dates count from 1904. */
  is1904: boolean;
}

interface Relation {
  id: string;
  type: string;
  part: string;
}

/** The parts that a part names. */
async function readRelations(archive: Archive, part: string): Promise<Relation[]> {
  const folder = posix.dirname(part);
  const relations: Relation[] = [];
  const name = posix.join(folder, "_rels", `${posix.basename(part)}.rels`);
  if (!archive.has(name)) return relations;
  await readXml(archive, name, {
    open(element, { Id = "", Type = "", Target = "", TargetMode }) {
      if (element !== "Relationship" || TargetMode === "External") return;
      const type = Type.slice(Type.lastIndexOf("/") + 1);
      relations.push({ id: Id, type, part: posix.resolve("/", folder, Target).slice(1) });
    },
  });
  return relations;
}

/** Whether an attribute switches something on. */
export const isTrue = (text: string | undefined) => text === "1" || text === "true";

/** Reads all of an Excel file but its cells; null for a ZIP file of another kind. */
export async function readExcelBook(archive: Archive): Promise<ExcelBook | null> {
  const main = (await readRelations(archive, "")).find(({ type }) => type === "officeDocument");
  if (!main || !archive.has(main.part)) return null;
  const relations = await readRelations(archive, main.part);
  const book: ExcelBook = { sheets: [], texts: [], formats: [], is1904: false };
  let isBook = false;
  await readXml(archive, main.part, {
    open(element, attributes) {
      if (element === "workbook") isBook = true;
      if (element === "workbookPr") book.is1904 = isTrue(attributes["date1904"]);
      if (element !== "sheet") return;
      const { name = "", state = "visible", id } = attributes;
      const sheet = relations.find((one) => one.id === id && one.type === "worksheet");
      if (sheet) book.sheets.push({ name, isHidden: state !== "visible", part: sheet.part });
    },
  });
  if (!isBook) return null;
  const find = (type: string) => relations.find((one) => one.type === type)?.part ?? "";
  const [texts, styles] = [find("sharedStrings"), find("styles")];
  if (archive.has(texts)) book.texts = await readTexts(archive, texts);
  if (archive.has(styles)) book.formats = await readFormats(archive, styles);
  return book;
}

/** A stored text costs more than its letters. */
const costOfText = 16;

async function readTexts(archive: Archive, part: string): Promise<string[]> {
  const texts: string[] = [];
  let left = 4 * sheetLimits.textLength;
  await readXml(
    archive,
    part,
    richText("si", (text) => {
      left -= text.length + costOfText;
      if (left < 0) throw new SheetRefused("too-much-text");
      texts.push(text);
    }),
  );
  return texts;
}

/** Gathers the text of elements, which may stand in several runs, without its pronunciation. */
export function richText(element: string, take: (text: string) => void) {
  let text = "";
  let isText = false;
  let isSpoken = false;
  return {
    open(name: string) {
      if (name === element) text = "";
      if (name === "rPh") isSpoken = true;
      isText = name === "t" && !isSpoken;
    },
    text(piece: string) {
      if (isText && text.length < sheetLimits.cellLength) {
        text += piece.slice(0, sheetLimits.cellLength);
      }
    },
    close(name: string) {
      isText = false;
      if (name === "rPh") isSpoken = false;
      if (name === element) take(unescape(text));
    },
  };
}

/** Excel writes control characters as `_x000D_`. */
export function unescape(text: string): string {
  return text.replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  );
}

/** Excel has no more of them. */
const mostStyles = 65_490;

async function readFormats(archive: Archive, part: string): Promise<string[]> {
  const own = new Map<string, string>();
  const formats: string[] = [];
  let isOfCells = false;
  await readXml(archive, part, {
    open(element, { numFmtId = "0", formatCode = "" }) {
      if (own.size + formats.length > mostStyles) throw new SheetRefused("unreadable");
      if (element === "numFmt") own.set(numFmtId, formatCode);
      if (element === "cellXfs") isOfCells = true;
      if (element === "xf" && isOfCells) {
        formats.push(own.get(numFmtId) ?? getFormatFromId(Number(numFmtId)));
      }
    },
    close(element) {
      if (element === "cellXfs") isOfCells = false;
    },
  });
  return formats;
}
