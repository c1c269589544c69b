import { part, zipFile, type End, type Part } from "./zip.ts";

const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const sheets = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const relations = "http://schemas.openxmlformats.org/package/2006/relationships";

const relation = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`;

/** The texts of an Excel file's parts. A test gives some of them others. */
export const excelParts = {
  "[Content_Types].xml":
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
    '<Default Extension="xml" ContentType="application/xml"/></Types>',
  "_rels/.rels": `<Relationships xmlns="${relations}">${relation("r1", "officeDocument", "xl/workbook.xml")}</Relationships>`,
  "xl/workbook.xml":
    `<workbook xmlns="${sheets}" xmlns:r="${office}">` +
    '<sheets><sheet name="Students" sheetId="1" r:id="r1"/></sheets></workbook>',
  "xl/_rels/workbook.xml.rels":
    `<Relationships xmlns="${relations}">${relation("r1", "worksheet", "worksheets/sheet1.xml")}` +
    `${relation("r2", "sharedStrings", "sharedStrings.xml")}${relation("r3", "styles", "styles.xml")}</Relationships>`,
  "xl/sharedStrings.xml": `<sst xmlns="${sheets}"><si><t>Name</t></si><si><t>Email</t></si></sst>`,
  "xl/styles.xml": `<styleSheet xmlns="${sheets}"><cellXfs><xf numFmtId="0"/></cellXfs></styleSheet>`,
  "xl/worksheets/sheet1.xml": excelSheet(
    '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row>' +
      '<row r="2"><c r="A2" t="inlineStr"><is><t>Asha</t></is></c>' +
      '<c r="B2" t="inlineStr"><is><t>asha@b.example</t></is></c></row>',
  ),
};

export type ExcelPart = keyof typeof excelParts;

/** A sheet's part with these rows. */
export function excelSheet(rows: string, before = ""): string {
  return `<worksheet xmlns="${sheets}">${before}<sheetData>${rows}</sheetData></worksheet>`;
}

/** An Excel file, with other texts or parts in place of some. */
export function excelFile(
  instead: Partial<Record<ExcelPart, string | Part>> = {},
  more: readonly Part[] = [],
  end: End = {},
): Buffer {
  const texts = Object.entries({ ...excelParts, ...instead });
  const parts = texts.map(([name, text]) => (typeof text === "string" ? part(name, text) : text));
  return zipFile([...parts, ...more], end);
}

const oasis = "urn:oasis:names:tc:opendocument:xmlns";

/** The content of a LibreOffice file with these rows. */
export function openDocumentContent(rows: string): string {
  return (
    `<office:document-content xmlns:office="${oasis}:office:1.0" xmlns:table="${oasis}:table:1.0" ` +
    `xmlns:text="${oasis}:text:1.0"><office:body><office:spreadsheet>` +
    `<table:table table:name="Students">${rows}</table:table>` +
    "</office:spreadsheet></office:body></office:document-content>"
  );
}

/** A cell of a LibreOffice file. */
export const openDocumentCell = (text: string, attributes = "") =>
  `<table:table-cell ${attributes} office:value-type="string"><text:p>${text}</text:p></table:table-cell>`;

/** A row of a LibreOffice file. */
export const openDocumentRow = (cells: string, attributes = "") =>
  `<table:table-row ${attributes}>${cells}</table:table-row>`;

const usual = openDocumentContent(
  openDocumentRow(openDocumentCell("Name") + openDocumentCell("Email")) +
    openDocumentRow(openDocumentCell("Asha") + openDocumentCell("asha@b.example")),
);

/** A LibreOffice file. */
export function openDocument(content: string | Part = usual, more: readonly Part[] = []): Buffer {
  const type = "application/vnd.oasis.opendocument.spreadsheet";
  const first = { ...part("mimetype", type), bytes: Buffer.from(type) };
  return zipFile([
    { ...first, says: { crc: first.says.crc ?? 0 } },
    typeof content === "string" ? part("content.xml", content) : content,
    ...more,
  ]);
}
