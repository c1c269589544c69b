import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { drawSubjectPictures } from "./subject-picture-files.tsx";

const folder = `${import.meta.dirname}/../public/art`;

test.each(drawSubjectPictures())("public/art/%s is what the drawing makes", async (name, svg) => {
  expect(await readFile(`${folder}/${name}`, "utf8")).toBe(svg);
});
