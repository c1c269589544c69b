import { heart } from "./feature-graphs.ts";
import type { ArtProps } from "./frame.tsx";
import { Knots } from "./knots.tsx";

/** The icon of "exceptional support". */
export function FeatureSupport(props: ArtProps) {
  return <Knots graph={heart} {...props} />;
}
