import { publicFile } from "#content/shared/media.ts";
import type { SubjectId } from "#domain/teaching/catalogue/catalogue-ids.ts";

/** The pictures in `public/art`. */
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

/** The URL of a subject's picture. Files, because drawings would add to every page's script. */
export function subjectPicture(subjectId: SubjectId | undefined): string {
  return publicFile(`art/${subjectId ? pictures[subjectId] : "choice"}.svg`);
}
