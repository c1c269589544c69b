import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { markLimits, parseMarks, placeOn, signPlaces, type PhotoMark } from "./marks.ts";

const size = { width: 300, height: 400 };
const read = (value: unknown) => parseMarks(JSON.stringify(value), size);
const tick = { kind: "tick", colour: "red", x: 10, y: 20, text: "" } as const;
const line = { kind: "pen", colour: "blue", points: [1, 2, 3, 4] } as const;

describe("what is drawn on a photo", () => {
  test("is read as it was sent", () => {
    const text = { kind: "text", colour: "green", x: 5, y: 6, text: "Carry the 1" };
    const marks = [line, tick, { ...tick, kind: "cross" }, text];
    expect(read(marks)).toEqual(marks);
    expect(read([])).toEqual([]);
  });

  test("has words as a form's field has them", () => {
    const typed = { ...tick, kind: "text", text: " Carry\0 the\u200b 1 \ud800" };
    const text = "Carry the 1 \ufffd";
    expect(read([typed])).toEqual([{ ...typed, text }]);
  });

  test("lies within the photo, in whole pixels", () => {
    expect(read([{ ...tick, x: -5, y: 1e9 }])).toEqual([{ ...tick, x: 0, y: 400 }]);
    expect(read([{ ...line, points: [0.4, 1.6, 900, -1] }])).toEqual([
      { ...line, points: [0, 2, 300, 0] },
    ]);
  });

  test.each([
    ["no JSON", undefined],
    ["no list", {}],
    ["null", [null]],
    ["another kind", [{ ...tick, kind: "image" }]],
    ["another colour", [{ ...tick, colour: "url(#x)" }]],
    ["no number", [{ ...tick, x: "10" }]],
    ["half a point", [{ ...line, points: [1, 2, 3] }]],
    ["a point alone", [{ ...line, points: [1, 2] }]],
    ["words of nothing that is seen", [{ ...tick, kind: "text", text: "\0\u200b" }]],
    ["words without words", [{ ...tick, kind: "text", text: " " }]],
    ["a tick with words", [{ ...tick, text: "x" }]],
    ["a long text", [{ ...tick, kind: "text", text: "x".repeat(markLimits.text + 1) }]],
    ["too many marks", Array.from({ length: markLimits.marks + 1 }, () => tick)],
    ["too many points", [{ ...line, points: Array.from({ length: 8002 }, () => 1) }]],
  ])("is refused: %s", (_, value) => {
    expect(parseMarks(JSON.stringify(value) ?? "", size)).toBeNull();
  });

  test("is null or valid, whatever is sent", () => {
    const isValid = (mark: PhotoMark) =>
      mark.kind === "pen"
        ? mark.points.every((value) => Number.isInteger(value) && value >= 0 && value <= 400)
        : mark.x >= 0 && mark.x <= 300 && mark.y >= 0 && mark.y <= 400;
    fc.assert(fc.property(fc.json(), (json) => parseMarks(json, size)?.every(isValid) !== false));
  });
});

test("the nine places lie in their ninths", () => {
  expect(placeOn("top-left", size)).toEqual({ x: 50, y: 67 });
  expect(placeOn("middle", size)).toEqual({ x: 150, y: 200 });
  expect(placeOn("bottom-right", size)).toEqual({ x: 250, y: 333 });
  expect(new Set(signPlaces.map((place) => JSON.stringify(placeOn(place, size)))).size).toBe(9);
});
