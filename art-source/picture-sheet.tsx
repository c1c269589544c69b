import { Fragment, type ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { ArtProps } from "../app/art/scenes/frame.tsx";
import { SubjectChemistry } from "../app/art/scenes/subject-chemistry.tsx";
import { SubjectChoice } from "../app/art/scenes/subject-choice.tsx";
import { SubjectCoding } from "../app/art/scenes/subject-coding.tsx";
import { SubjectMath } from "../app/art/scenes/subject-math.tsx";
import { SubjectPhysics } from "../app/art/scenes/subject-physics.tsx";
import { Cloths, clothSide } from "./cloths.tsx";

const pictures: Record<string, ComponentType<ArtProps>> = {
  math: SubjectMath,
  physics: SubjectPhysics,
  chemistry: SubjectChemistry,
  coding: SubjectCoding,
  choice: SubjectChoice,
};
const [width, height] = [480, 360];

/**
 * The cloths around initials and, below them, the subjects' pictures, each a view with its name. They
 * are one file because each file costs a request.
 */
export function drawPictureSheet(): string {
  const drawn = Object.entries(pictures);
  const bottom = clothSide + drawn.length * height;
  const sheet = renderToStaticMarkup(
    <svg viewBox={`0 0 ${width} ${bottom}`}>
      <Cloths />
      {drawn.map(([name, Picture], place) => {
        const top = clothSide + place * height;
        return (
          <Fragment key={name}>
            <view id={name} viewBox={`0 ${top} ${width} ${height}`} />
            <g transform={`translate(0 ${top})`}>
              <Picture />
            </g>
          </Fragment>
        );
      })}
    </svg>,
  );
  return `${sheet.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ')}\n`;
}
