import { isRecord, isTexts } from "./check-shape.ts";
import type { Shape } from "./shape.ts";

/** The texts of small Markdown in a field, and the way to it. */
export interface MarkdownField {
  readonly path: readonly string[];
  readonly texts: readonly string[];
}

/** The fields of a part of the site that have small Markdown, in their order. */
export function listMarkdown(
  shape: Shape,
  value: unknown,
  path: readonly string[] = [],
): MarkdownField[] {
  switch (shape.kind) {
    case "text":
      return shape.format === "markdown" && typeof value === "string"
        ? [{ path, texts: [value] }]
        : [];
    case "paragraphs":
      return isTexts(value) ? [{ path, texts: value }] : [];
    case "list":
      return Array.isArray(value)
        ? value.flatMap((item, index) => listMarkdown(shape.item, item, [...path, String(index)]))
        : [];
    case "group":
      return isRecord(value)
        ? Object.entries(shape.fields).flatMap(([name, field]) =>
            listMarkdown(field, value[name], [...path, name]),
          )
        : [];
    case "number":
    case "flag":
    default:
      return [];
  }
}
