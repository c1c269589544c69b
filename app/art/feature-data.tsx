import { book } from "./feature-graphs.ts";
import type { ArtProps } from "./frame.tsx";
import { Knots } from "./knots.tsx";

/** The icon of "extensive data". */
export function FeatureData(props: ArtProps) {
  return <Knots graph={book} {...props} />;
}
