import { sheetLimits } from "#domain/import/sheet.ts";
import type { Archive } from "./archive.ts";
import { CellCollector, type ShownSheet, type TextBudget } from "./cells.ts";
import { allDigits } from "./shown-number.ts";
import { readXml, type Attributes } from "./xml.ts";

/** Whether a LibreOffice file has a password. */
export async function isEncrypted(archive: Archive): Promise<boolean> {
  const manifest = "META-INF/manifest.xml";
  let isFound = archive.has("encrypted-package");
  if (isFound || !archive.has(manifest)) return isFound;
  await readXml(archive, manifest, {
    open(element) {
      if (element === "encryption-data") isFound = true;
    },
  });
  return isFound;
}

/** How often a row, a cell or a space repeats. */
function timesOf(text: string | undefined): number {
  const times = Number(text ?? 1);
  return Number.isInteger(times) && times > 0 ? times : 1;
}

/** What stands in a cell or over it and is none of its text. */
const notes: ReadonlySet<string> = new Set(["annotation", "shapes", "frame", "custom-shape"]);

const isHiddenLine = ({ visibility = "visible" }: Attributes) => visibility !== "visible";

/**
 * Reads the visible sheets of a LibreOffice file, and how many are hidden; null for a file of another
 * kind. Repeated rows and cells are counted before they are unfolded.
 */
export async function readOpenDocument(
  archive: Archive,
  budget: TextBudget,
): Promise<{ sheets: ShownSheet[]; hiddenSheets: number } | null> {
  const sheets: ShownSheet[] = [];
  const hiddenStyles = new Set<string>();
  let hiddenSheets = 0;
  let isSpreadsheet = false;
  let style = "";
  /** How deep in notes, and in tables: one within a cell is none of ours. */
  let note = 0;
  let tables = 0;
  let sheet: SheetReader | null = null;
  await readXml(archive, "content.xml", {
    open(element, attributes) {
      if (element === "spreadsheet") isSpreadsheet = true;
      else if (element === "style") style = attributes["name"] ?? "";
      else if (element === "table-properties" && attributes["display"] === "false") {
        hiddenStyles.add(style);
      } else if (element === "table") {
        tables += 1;
        if (tables > 1 || !isSpreadsheet) return;
        const isHidden = hiddenStyles.has(attributes["style-name"] ?? "");
        if (isHidden) hiddenSheets += 1;
        else sheet = new SheetReader(attributes["name"] ?? "", budget);
      } else if (notes.has(element)) note += 1;
      else if (note === 0 && tables === 1) sheet?.open(element, attributes);
    },
    text(piece) {
      if (note === 0 && tables === 1) sheet?.text(piece);
    },
    close(element) {
      if (notes.has(element)) note -= 1;
      else if (element === "table") {
        tables -= 1;
        if (tables > 0 || !sheet) return;
        sheets.push(sheet.get());
        sheet = null;
      } else if (note === 0 && tables === 1) sheet?.close(element);
    },
  });
  return isSpreadsheet ? { sheets, hiddenSheets } : null;
}

class SheetReader {
  readonly #name: string;
  readonly #collector: CellCollector;
  readonly #hiddenColumns = new Set<number>();
  readonly #filledHiddenColumns = new Set<number>();
  #hiddenRows = 0;
  #columns = 0;
  #row = 0;
  #rowAttributes: Attributes = {};
  #cells: string[] = [];
  #column = 0;
  #cell: Attributes = {};
  #text = "";
  #paragraphs = 0;
  #isText = false;

  constructor(name: string, budget: TextBudget) {
    this.#name = name;
    this.#collector = new CellCollector(budget);
  }

  open(element: string, attributes: Attributes): void {
    if (element === "table-column") {
      const times = timesOf(attributes["number-columns-repeated"]);
      const end = Math.min(this.#columns + times, sheetLimits.columns);
      if (isHiddenLine(attributes)) {
        for (let one = this.#columns; one < end; one += 1) this.#hiddenColumns.add(one);
      }
      this.#columns += times;
    } else if (element === "table-row") {
      this.#rowAttributes = attributes;
      this.#cells = [];
      this.#column = 0;
    } else if (element === "table-cell" || element === "covered-table-cell") {
      this.#cell = attributes;
      this.#text = "";
      this.#paragraphs = 0;
    } else if (element === "p") {
      if (this.#paragraphs > 0) this.text("\n");
      this.#paragraphs += 1;
      this.#isText = true;
    } else if (element === "s") {
      this.text(" ".repeat(Math.min(timesOf(attributes["c"]), sheetLimits.cellLength)));
    } else if (element === "tab") this.text("\t");
    else if (element === "line-break") this.text("\n");
  }

  text(piece: string): void {
    const isSeparator = piece === "\n";
    if ((this.#isText || isSeparator) && this.#text.length < sheetLimits.cellLength) {
      this.#text += piece.slice(0, sheetLimits.cellLength);
    }
  }

  close(element: string): void {
    if (element === "p") this.#isText = false;
    else if (element === "table-cell") this.#closeCell(shownText(this.#cell, this.#text));
    // Under a merged cell, where nobody sees it.
    else if (element === "covered-table-cell") this.#closeCell("");
    else if (element === "table-row") {
      const times = timesOf(this.#rowAttributes["number-rows-repeated"]);
      if (!isHiddenLine(this.#rowAttributes)) this.#collector.put(this.#row, this.#cells, times);
      else if (this.#cells.length > 0) this.#hiddenRows += times;
      this.#row += times;
    }
  }

  #closeCell(text: string): void {
    const times = timesOf(this.#cell["number-columns-repeated"]);
    const end = this.#column + times;
    if (text.trim() !== "") {
      for (; this.#column < end; this.#column += 1) {
        if (this.#hiddenColumns.has(this.#column)) this.#filledHiddenColumns.add(this.#column);
        else if (this.#column >= sheetLimits.columns) {
          this.#collector.refuse("too-many-columns");
          break;
        } else {
          while (this.#cells.length < this.#column) this.#cells.push("");
          this.#cells.push(text);
        }
      }
    }
    this.#column = end;
  }

  get(): ShownSheet {
    return {
      name: this.#name,
      ...this.#collector.get(),
      hiddenRows: this.#hiddenRows,
      hiddenColumns: this.#filledHiddenColumns.size,
    };
  }
}

/** The text of a cell as it is shown; a date is YYYY-MM-DD, a number with an exponent has its digits. */
function shownText(cell: Attributes, text: string): string {
  const type = cell["value-type"];
  if (type === "date") return (cell["date-value"] ?? text).replace(/T[\d:.,]*$/, "");
  if (type === "string") return text || (cell["string-value"] ?? "");
  const value = Number(cell["value"] ?? Number.NaN);
  const isMangled = text.trim() === "" || /\dE[+-]?\d/i.test(text);
  return type !== undefined && Number.isFinite(value) && isMangled ? allDigits(value) : text;
}
