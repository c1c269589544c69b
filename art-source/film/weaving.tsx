import { ClothPattern } from "../../app/art/scenes/cloth.tsx";
import { runner } from "../../app/art/scenes/hero-cloth.ts";
import { Student, Tutor } from "../../app/art/scenes/hero-people.tsx";
import { StudentsRoom, TutorsRoom, Warp } from "../../app/art/scenes/hero-rooms.tsx";
import { Table } from "../../app/art/scenes/hero-table.tsx";
import { between, easeInOut, easeOut, span } from "./ease.ts";
import { Loom } from "./loom.tsx";

/** Weaving: two rooms and one table; threads from both sides meet in the middle. */
export function Weaving({ now }: { now: number }) {
  const come = 1 - easeOut(span(now, 0.1, 1));
  const zoom = between(1, 1.22, easeInOut(span(now, 3.6, 6)));
  return (
    <g
      transform={`translate(640 360) scale(${2 * zoom}) translate(-320 ${between(-236, -206, span(zoom, 1, 1.22))})`}
    >
      <ClothPattern id="runner" graph={runner} scale={1.5} />
      <TutorsRoom />
      <StudentsRoom />
      <g opacity={span(now, 0.7, 1.3)}>
        <Warp />
      </g>
      <Loom share={span(now, 1.1, 4.7)} />
      <g transform={`translate(${-220 * come} 0)`}>
        <Tutor />
      </g>
      <g transform={`translate(${220 * come} 0)`}>
        <Student />
      </g>
      <g transform={`translate(0 ${140 * come})`}>
        <Table runner="url(#runner)" />
      </g>
    </g>
  );
}
