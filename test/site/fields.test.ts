import { expect, test } from "vitest";
import { sectionIds, sectionShape } from "#content/site/sections.ts";
import { isRecord } from "#domain/site/check-shape.ts";
import type { Shape } from "#domain/site/shape.ts";
import { wordsPath } from "../../app/routes/admin/site/field-paths.ts";
import { fieldWords } from "../../app/routes/admin/site/field-messages.ts";
import { fillSite } from "./fill.ts";

interface Leaf {
  path: string[];
  shape: Shape;
}

function leavesOf(shape: Shape, path: string[] = []): Leaf[] {
  if (shape.kind === "list") return leavesOf(shape.item, [...path, "0"]);
  if (shape.kind !== "group") return [{ path, shape }];
  return Object.entries(shape.fields).flatMap(([name, field]) => leavesOf(field, [...path, name]));
}

const leaves = sectionIds.flatMap((id) => leavesOf(sectionShape(id)));

function find(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((part, name) => {
    if (Array.isArray(part)) return (part as unknown[])[Number(name)];
    return isRecord(part) ? part[name] : undefined;
  }, value);
}

test("every field of every section has words in the form, but those that the product sets", () => {
  const without = leaves.map(({ path }) => wordsPath(path)).filter((path) => !fieldWords[path]);
  expect(new Set(without)).toEqual(new Set(["policies.*.updated"]));
});

test("every field that takes words is filled by the tests of hostile and of longest texts", () => {
  const mark = "<i>";
  const filled = fillSite({ text: () => mark, entries: () => 1 });
  const missed = leaves.filter(({ path, shape }) => {
    const value = find(filled, path);
    const isFilled = (Array.isArray(value) ? (value as unknown[])[0] : value) === mark;
    const takesWords =
      shape.kind === "paragraphs" ||
      (shape.kind === "text" && ["line", "text", "markdown"].includes(shape.format));
    return takesWords ? !isFilled : value === undefined;
  });
  // Neither of the two sections takes words.
  const sections = missed.map(({ path }) => path[0]);
  expect(new Set(sections)).toEqual(new Set(["logo", "colours"]));
  const formats = missed.map(({ shape }) => (shape.kind === "text" ? shape.format : shape.kind));
  expect(new Set(formats)).toEqual(new Set(["hash", "number", "flag", "colour"]));
});
