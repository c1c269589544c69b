/** Makes public/pictures.svg, the pictures of people and subjects: node art-source/pictures.ts */
import { writeFile } from "node:fs/promises";
import { inRepository, load } from "./studio.ts";

const { drawPictureSheet } = await load<typeof import("./picture-sheet.tsx")>(
  "art-source/picture-sheet.tsx",
);
await writeFile(inRepository("public/pictures.svg"), drawPictureSheet());
