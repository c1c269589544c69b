import fc from "fast-check";
import { expect, test } from "vitest";
import { dependencyOrder, type Reference } from "./dependency-order.ts";

// References that only go to smaller numbers make no circle, whatever they are.
const references = fc
  .array(fc.tuple(fc.nat(12), fc.nat(12)))
  .map((pairs) =>
    pairs.map(([a, b]) => ({ from: String(Math.max(a, b)), to: String(Math.min(a, b)) })),
  );
const tables = fc.shuffledSubarray(Array.from({ length: 13 }, (_, at) => ({ name: String(at) })));

test("every table comes after those that it refers to, and none is lost", () => {
  fc.assert(
    fc.property(tables, references, (tables, references) => {
      const names = dependencyOrder(tables, references).map(({ name }) => name);
      expect(names.toSorted()).toEqual(tables.map(({ name }) => name).toSorted());
      const wrong = references.filter(({ from, to }) =>
        from !== to && names.includes(to) && names.indexOf(from) !== -1
          ? names.indexOf(from) < names.indexOf(to)
          : false,
      );
      expect(wrong).toEqual([]);
    }),
  );
});

test("a cycle is reported", () => {
  const circle: Reference[] = [
    { from: "a", to: "b" },
    { from: "b", to: "a" },
  ];
  const tables = ["a", "b", "c"].map((name) => ({ name }));
  expect(() => dependencyOrder(tables, circle)).toThrow("in a cycle: a, b.");
});
