import { cap } from "./feature-graphs.ts";
import type { ArtProps } from "./frame.tsx";
import { Knots } from "./knots.tsx";

/** The icon of "expert tutors". */
export function FeatureTutors(props: ArtProps) {
  return <Knots graph={cap} {...props} />;
}
