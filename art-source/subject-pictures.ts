/** Writes the pictures that signed-in screens show as files: node art-source/subject-pictures.ts */
import { mkdir, writeFile } from "node:fs/promises";
import { inRepository, load } from "./studio.ts";

const { drawSubjectPictures } = await load<typeof import("./subject-picture-files.tsx")>(
  "art-source/subject-picture-files.tsx",
);
await mkdir(inRepository("public/art"), { recursive: true });
for (const [name, svg] of drawSubjectPictures()) {
  await writeFile(inRepository(`public/art/${name}`), svg);
  console.log(`public/art/${name} ${svg.length} bytes`);
}
