import type { ComponentType } from "react";
import type { home } from "#content/home.ts";
import { FeatureData } from "#art/feature-data.tsx";
import { FeatureMethod } from "#art/feature-method.tsx";
import { FeatureSupport } from "#art/feature-support.tsx";
import { FeatureTutors } from "#art/feature-tutors.tsx";
import type { ArtProps } from "#art/frame.tsx";

type Icon = (typeof home.features.items)[number]["icon"];

const marks: Record<Icon, ComponentType<ArtProps>> = {
  data: FeatureData,
  support: FeatureSupport,
  tutors: FeatureTutors,
  method: FeatureMethod,
};

/** The woven sign of a feature. */
export function FeatureMark({ icon }: { icon: Icon }) {
  const Mark = marks[icon];
  return <Mark className="size-12 shrink-0 sm:size-20" />;
}
