import type { SyllabusProblem } from "#domain/teaching/syllabus.ts";
import { problems } from "./messages.ts";

/** Why chapters were not saved; one that is too long is named by its beginning. */
export function describeProblem(problem: SyllabusProblem): string {
  const chapter = "chapter" in problem ? problem.chapter : "";
  return problems[problem.code](problem.code === "too-long" ? `${chapter.slice(0, 40)}…` : chapter);
}
