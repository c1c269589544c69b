import { sectionIds, sectionShape } from "#content/site/sections.ts";
import { withSection } from "#content/site/parts.ts";
import { withTranslation } from "#content/site/translations.ts";
import type { SiteChanges } from "#content/site/site.ts";
import { translationLanguages } from "#domain/shared/language.ts";
import { checkShape } from "#domain/site/check-shape.ts";
import type { ListShape, ParagraphsShape, Shape, TextShape } from "#domain/site/shape.ts";
import { wordsShape } from "#domain/site/translation.ts";
import { isBlank } from "#domain/shared/text-length.ts";

type Words = TextShape | ParagraphsShape;

interface Filling {
  /** The text of a field; a valid one stands in where the rules refuse it. */
  text: (shape: Words) => string;
  /** How many entries a list has. */
  entries: (shape: ListShape) => number;
}

/** What is allowed in each field, however little it says. */
const valid: Record<TextShape["format"], string> = {
  line: "A",
  text: "A",
  markdown: "A",
  email: "hello@deepam.example",
  phone: "+910000000000",
  origin: "https://deepam.example",
  "web-address": "https://deepam.example/",
  link: "/faq",
  day: "2020-01-01",
  colour: "#000000",
  hash: "0".repeat(32),
};

/**
 * Changes of all sections of the site but its logo and its colours, with something in every field, and
 * with all their translations.
 */
export function fillSite(filling: Filling): SiteChanges {
  let changes: SiteChanges = {};
  for (const id of sectionIds.filter((section) => section !== "colours" && section !== "logo")) {
    changes = withSection(changes, id, fill(sectionShape(id), filling) as Record<string, unknown>);
  }
  return translationLanguages.reduce(
    (all, language) =>
      sectionIds.reduce((translated, id) => {
        const shape = wordsShape(sectionShape(id));
        if (!shape) return translated;
        const words = fill(shape, filling) as Record<string, unknown>;
        return withTranslation(translated, language, id, { of: "", words });
      }, all),
    changes,
  );
}

function fill(shape: Shape, filling: Filling): unknown {
  switch (shape.kind) {
    case "text": {
      // An announcement that has ended is not shown.
      if (shape.format === "day") return shape.isOptional ? "" : valid.day;
      const text = filling.text(shape);
      const isValid = !isBlank(text) && checkShape(shape, text).length === 0;
      return isValid ? text : valid[shape.format];
    }
    case "paragraphs": {
      const texts = [filling.text(shape)];
      return checkShape(shape, texts).length === 0 ? texts : [valid.text];
    }
    case "number":
      return shape.maximum;
    case "flag":
      return true;
    case "list":
      return Array.from({ length: filling.entries(shape) }, () => fill(shape.item, filling));
    case "group":
    default:
      return Object.fromEntries(
        Object.entries(shape.fields).map(([name, field]) => [name, fill(field, filling)]),
      );
  }
}
