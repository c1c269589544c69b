import type { ShapeFailure } from "#domain/site/check-shape.ts";
import { listMarkdown } from "#domain/site/markdown-texts.ts";
import type { Shape } from "#domain/site/shape.ts";
import { servicesContext, type Context } from "#request/context.ts";

/**
 * Finds the texts of a section, or of its translation, whose small Markdown can't be read in a short
 * time, or has more marks and paragraphs than a page can show.
 */
export async function checkMarkdown(
  context: Context,
  shape: Shape,
  part: unknown,
): Promise<ShapeFailure[]> {
  const fields = listMarkdown(shape, part);
  const { readMarkdown } = context.get(servicesContext);
  const read = await readMarkdown([fields.flatMap(({ texts }) => texts)]);
  return fields
    .filter(({ texts }) => texts.some((text) => !read.has(text)))
    .map(({ path }) => ({ path, problem: "too-many-marks" }));
}
