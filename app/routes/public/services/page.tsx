import { findSubjectPage } from "#content/subjects.ts";
import { findTuition } from "#content/tuition.ts";
import { pageMeta } from "../../page-meta.ts";
import { courseData } from "../structured-data.ts";
import type { Route } from "./+types/page.ts";
import { CategoryPage } from "./category-page.tsx";
import { unknownCategoryMeta } from "./category-meta.ts";
import { SubjectPage } from "./subject-page.tsx";

export const meta: Route.MetaFunction = ({ params: { category } }) => {
  const subject = findSubjectPage(category);
  if (subject) return pageMeta(`/services/${category}`, courseData(subject));
  return findTuition(category) ? pageMeta(`/services/${category}`) : unknownCategoryMeta();
};

/** Five categories have a subject page; every other one has the cards that link to them (§2). */
export default function Service({ params: { category } }: Route.ComponentProps) {
  const subject = findSubjectPage(category);
  return subject ? (
    <SubjectPage subject={subject} />
  ) : (
    <CategoryPage tuition={findTuition(category)} />
  );
}
