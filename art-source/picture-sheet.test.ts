import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { drawPictureSheet } from "./picture-sheet.tsx";

test("public/pictures.svg is what the drawings make", async () => {
  const file = `${import.meta.dirname}/../public/pictures.svg`;
  expect(await readFile(file, "utf8")).toBe(drawPictureSheet());
});
