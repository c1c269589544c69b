import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { SubjectChemistry } from "../app/art/scenes/subject-chemistry.tsx";
import { SubjectChoice } from "../app/art/scenes/subject-choice.tsx";
import { SubjectCoding } from "../app/art/scenes/subject-coding.tsx";
import { SubjectMath } from "../app/art/scenes/subject-math.tsx";
import { SubjectPhysics } from "../app/art/scenes/subject-physics.tsx";

const pictures: Record<string, ReactElement> = {
  math: <SubjectMath />,
  physics: <SubjectPhysics />,
  chemistry: <SubjectChemistry />,
  coding: <SubjectCoding />,
  choice: <SubjectChoice />,
};

/** The pictures of the subjects as files of `public/art`, by name. */
export function drawSubjectPictures(): [name: string, svg: string][] {
  return Object.entries(pictures).map(([name, picture]) => [
    `${name}.svg`,
    `${renderToStaticMarkup(picture).replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ')}\n`,
  ]);
}
