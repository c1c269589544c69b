import { isRecord } from "./check-shape.ts";
import type { Shape } from "./shape.ts";

/** A copy of what a value has of a shape; anything else in it is left out. */
export function pickShape(shape: Shape, value: unknown): unknown {
  if (shape.kind === "list" && Array.isArray(value)) {
    return value.map((item) => pickShape(shape.item, item));
  }
  if (shape.kind === "group" && isRecord(value)) {
    return Object.fromEntries(
      Object.entries(shape.fields)
        .filter(([name]) => Object.hasOwn(value, name) && value[name] !== undefined)
        .map(([name, field]) => [name, pickShape(field, value[name])]),
    );
  }
  return value;
}
