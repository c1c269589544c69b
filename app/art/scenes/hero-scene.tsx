import { useId } from "react";
import { Cloth, ClothPattern } from "./cloth.tsx";
import { Frame, type ArtProps } from "./frame.tsx";
import { meeting, runner } from "./hero-cloth.ts";
import { Student, Tutor } from "./hero-people.tsx";
import { StudentsRoom, Warp, TutorsRoom } from "./hero-rooms.tsx";
import { Table } from "./hero-table.tsx";
import { steppedCorners } from "./stage.tsx";

/** Two rooms and one table, with a tutor and a student at its ends and a cloth between them. */
export function HeroScene({ title, className }: ArtProps) {
  const id = useId();
  return (
    <Frame title={title} className={className} width={640} height={460}>
      <ClothPattern id={`${id}r`} graph={runner} scale={1.5} />
      <clipPath id={`${id}c`}>
        <path d={steppedCorners(640, 460)} />
      </clipPath>
      <g clipPath={`url(#${id}c)`}>
        <TutorsRoom />
        <StudentsRoom />
        <Warp />
        <Cloth graph={meeting} transform="translate(241.25 64) scale(1.25)" />
        <Tutor />
        <Student />
        <Table runner={`url(#${id}r)`} />
      </g>
    </Frame>
  );
}
