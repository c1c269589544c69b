import type { home } from "#content/site/pages/home.ts";
import { book, cap, heart, lotus } from "#art/scenes/feature-graphs.ts";
import { Knots } from "#art/scenes/knots.tsx";
import type { Graph } from "#art/weave.ts";

type Icon = (typeof home.features.items)[number]["icon"];

const graphs: Record<Icon, Graph> = { data: book, support: heart, tutors: cap, method: lotus };

/** The icon of a feature. */
export function FeatureMark({ icon }: { icon: Icon }) {
  return <Knots graph={graphs[icon]} className="size-12 shrink-0 sm:size-20" />;
}
