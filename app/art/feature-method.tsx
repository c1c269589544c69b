import { lotus } from "./feature-graphs.ts";
import type { ArtProps } from "./frame.tsx";
import { Knots } from "./knots.tsx";

/** The icon of "effective methodology". */
export function FeatureMethod(props: ArtProps) {
  return <Knots graph={lotus} {...props} />;
}
