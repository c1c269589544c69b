import fc from "fast-check";
import { expect, test } from "vitest";
import { chooseCoding } from "./content-coding.ts";

test.each([
  [null, null],
  [undefined, null],
  ["", null],
  ["identity", null],
  ["deflate, zstd", null],
  ["gzip", "gzip"],
  ["gzip, deflate, br, zstd", "br"],
  ["BR", "br"],
  ["br;q=0.5,gzip;q=1.0", "br"],
  ["br;q=0, gzip", "gzip"],
  ["br; q=0.000,gzip;q=0", null],
  ["br;q=0.001", "br"],
  ["brotli, x-gzip", null],
  [`${",".repeat(10_000)}gzip`, "gzip"],
])("Accept-Encoding %j is answered with %j", (accepted, coding) => {
  expect(chooseCoding(accepted, ["br", "gzip"])).toBe(coding);
});

test.each([
  ["gzip, deflate, br, zstd", "zstd"],
  ["gzip, br, zstd;q=0", "br"],
  ["deflate", null],
])("Accept-Encoding %j is answered with %j where there is zstd", (accepted, coding) => {
  expect(chooseCoding(accepted, ["zstd", "br", "gzip"])).toBe(coding);
});

test.each([
  [`gzip;q=0${" ".repeat(10)}, br`, "br"],
  [`a${" ".repeat(10)}b, gzip`, "gzip"],
  ["gzip;q=0;x", "gzip"],
  ["br ;level=1;q=0,gzip;Q=0.0", null],
])("Accept-Encoding %j, seldom written so, is answered with %j", (accepted, coding) => {
  expect(chooseCoding(accepted, ["br", "gzip"])).toBe(coding);
});

test("a header is read as the patterns did that took a time in proportion to its square", () => {
  const space = fc.constantFrom("", " ", "\t ");
  const parameter = fc.tuple(
    space,
    fc.constantFrom("q=0", "q=0.", "q=0.00", "q=0.01", "Q=0", "q=1", "q", "x=0", ""),
  );
  const coding = fc.tuple(space, fc.constantFrom("gzip", "BR", "x br", "*"), space);
  const part = fc
    .tuple(coding, fc.array(parameter, { maxLength: 2 }), space)
    .map(([name, parameters, end]) =>
      [name.join(""), ...parameters.map((one) => one.join(""))].join(";").concat(end),
    );
  const header = fc.array(part, { maxLength: 4 }).map((parts) => parts.join(","));
  fc.assert(
    fc.property(header, (accepted) => {
      const allowed = accepted
        .split(",")
        .map((one) => one.trim().toLowerCase())
        .filter((one) => !/;\s*q=0(\.0*)?$/.test(one))
        .map((one) => one.replace(/\s*;.*$/, ""));
      const expected = ["br", "gzip"].find((one) => allowed.includes(one)) ?? null;
      expect(chooseCoding(accepted, ["br", "gzip"])).toBe(expected);
    }),
  );
});
