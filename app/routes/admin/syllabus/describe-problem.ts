import { maxChapterName, type SyllabusProblem } from "#domain/teaching/chapter-list.ts";
import { problems } from "./messages.ts";

/** Why chapters were not saved; what is too long is named by its beginning. */
export function describeProblem(problem: SyllabusProblem): string {
  const text = "text" in problem ? problem.text : "";
  return problems[problem.code](text.length > maxChapterName ? `${text.slice(0, 40)}…` : text);
}
