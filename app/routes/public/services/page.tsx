import { findTuition } from "#content/site/pages/tuition.ts";
import { pageMeta } from "#parts/site/page-meta.ts";
import { siteOf } from "#parts/site/site-of.ts";
import { courseData } from "#parts/site/structured-data.ts";
import { useSite } from "#parts/site/use-site.ts";
import type { Route } from "./+types/page.ts";
import { CategoryPage } from "./category-page.tsx";
import { unknownCategoryMeta } from "./category-meta.ts";
import { SubjectPage } from "./subject-page.tsx";

export const meta: Route.MetaFunction = ({ matches, params: { category } }) => {
  const { academy, subjects } = siteOf(matches);
  const subject = subjects.find(({ slug }) => slug === category);
  if (subject) return pageMeta(matches, `/services/${category}`, courseData(subject, academy));
  return findTuition(category)
    ? pageMeta(matches, `/services/${category}`)
    : unknownCategoryMeta(academy.name);
};

/** Five categories have a subject page; every other one has the cards that link to them (§2). */
export default function Service({ params: { category } }: Route.ComponentProps) {
  const subject = useSite().subjects.find(({ slug }) => slug === category);
  return subject ? (
    <SubjectPage subject={subject} />
  ) : (
    <CategoryPage tuition={findTuition(category)} />
  );
}
