import { expect, test } from "vitest";
import { chooseCoding } from "./content-coding.ts";
import { chooseFileCoding } from "./file-coding.ts";

test.each([
  undefined,
  "",
  "br",
  "gzip, deflate, br, zstd",
  "gzip;q=0.5",
  "identity",
  "br;q=0",
  `gzip${" ".repeat(300)}`,
])("%j is answered alike each time, as without a memory", (accepted) => {
  const coding = chooseCoding(accepted, ["br", "gzip"]);
  for (let time = 0; time < 3; time += 1) expect(chooseFileCoding(accepted)).toBe(coding);
});

test("many different headers are answered right", () => {
  for (let number = 0; number < 1_000; number += 1) {
    expect(chooseFileCoding(`x-${number}, gzip`)).toBe("gzip");
    expect(chooseFileCoding(`x-${number}`)).toBeNull();
  }
  expect(chooseFileCoding("gzip, br")).toBe("br");
});
