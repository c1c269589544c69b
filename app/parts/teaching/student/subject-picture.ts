import { publicFile } from "#content/shared/media.ts";
import type { SubjectId } from "#domain/teaching/catalogue/catalogue-ids.ts";

/** The views of `public/pictures.svg`. */
type Picture = "math" | "physics" | "chemistry" | "coding" | "choice";

const pictures: Record<SubjectId, Picture> = {
  mathematics: "math",
  physics: "physics",
  chemistry: "chemistry",
  biology: "choice",
  english: "choice",
  "social-studies": "choice",
  "computer-science": "coding",
  programming: "coding",
  "data-structures": "coding",
  algorithms: "coding",
  "web-development": "coding",
  "data-science": "coding",
};

/** The URL of a subject's picture. A file, because drawings would add to every page's script. */
export function subjectPicture(subjectId: SubjectId | undefined): string {
  return publicFile(`pictures.svg#${subjectId ? pictures[subjectId] : "choice"}`);
}
