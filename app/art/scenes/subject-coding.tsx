import { Cloth } from "./cloth.tsx";
import type { ArtProps } from "./frame.tsx";
import { dye } from "#art/palette.ts";
import { Stage, steppedCorners } from "./stage.tsx";

/** Lines of code as threads: a loop's head, body and end. */
const lines = [
  "TTT.CCCCCCC.VVV.CC",
  "..................",
  "...CCCCC.TTTTTT...",
  "..................",
  "...LLL.CCCCCCCC...",
  "..................",
  "......CCCC.VVVV...",
  "..................",
  "...TTTTTTT.CCC....",
  "..................",
  "CCC...............",
];

const head = ["T", "TT", "TTT", "TTTT", "TTTT", "TTT", "TT", "T"];

/** A loop of code, with an arrow from the last line to the first. */
export function SubjectCoding(props: ArtProps) {
  return (
    <Stage ground={dye.vermilion} {...props}>
      <path d={steppedCorners(388, 284, 8)} fill={dye.ink} transform="translate(46 38)" />
      <Cloth graph={lines} transform="translate(186 81) scale(2 3)" />
      <path
        d="M166 270H114V258H102V246H90V120H102V108H114V96H140"
        stroke={dye.turmeric}
        strokeWidth="12"
      />
      <Cloth crisp graph={head} transform="translate(138 72)" />
    </Stage>
  );
}
