import { listAgainstStream, listArrows, listMutualPairs } from "./describe.ts";
import { listFiles, readImports } from "./imports.ts";
import { floors, roomOf } from "./rooms.ts";

const files = listFiles();
const imports = readImports(files);
const arrows = listArrows(imports);
const rooms = ["app", "server", ...floors];

console.log("| room | files | imports | imported by |");
console.log("| ---- | ----: | ------- | ----------- |");
for (const room of rooms) {
  const own = files.filter((file) => roomOf(file) === room).length;
  const list = (side: "from" | "to", other: "from" | "to") =>
    arrows
      .filter((arrow) => arrow[side] === room)
      .map((arrow) => `${arrow[other]} ${arrow.imports}`)
      .join(", ");
  console.log(`| ${room} | ${own} | ${list("from", "to")} | ${list("to", "from")} |`);
}
const pairs = listMutualPairs(arrows).map((pair) => pair.join(" and "));
const against = listAgainstStream(imports).map(({ from, to }) => `${from} imports ${to}`);
console.log(`\n${rooms.length} rooms, ${arrows.length} arrows`);
console.log(
  `${pairs.length} pairs import each other${pairs.map((pair) => `\n  ${pair}`).join("")}`,
);
console.log(
  `${against.length} imports against the stream${against.map((each) => `\n  ${each}`).join("")}`,
);
