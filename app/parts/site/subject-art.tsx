import type { ComponentType } from "react";
import type { SubjectPage } from "#content/site/subjects.ts";
import type { ArtProps } from "#art/scenes/frame.tsx";
import { SubjectChemistry } from "#art/scenes/subject-chemistry.tsx";
import { SubjectChoice } from "#art/scenes/subject-choice.tsx";
import { SubjectCoding } from "#art/scenes/subject-coding.tsx";
import { SubjectMath } from "#art/scenes/subject-math.tsx";
import { SubjectPhysics } from "#art/scenes/subject-physics.tsx";

const pictures: Record<SubjectPage["slug"], ComponentType<ArtProps>> = {
  math: SubjectMath,
  physics: SubjectPhysics,
  chemistry: SubjectChemistry,
  coding: SubjectCoding,
  "subject-choice": SubjectChoice,
};

/** The picture of a subject; without a title it is decorative. */
export function SubjectArt({ slug, ...art }: { slug: SubjectPage["slug"] } & ArtProps) {
  const Picture = pictures[slug];
  return <Picture {...art} />;
}
