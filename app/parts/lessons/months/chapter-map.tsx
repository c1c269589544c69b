import { Card } from "#ui/card.tsx";
import { Typed } from "#shell/typed.tsx";
import type { CourseProgress } from "./describe.ts";
import { UnderstandingStrip } from "./understanding-strip.tsx";

/** The chapters of a course as cells of a cloth: those that were covered are woven. */
export function ChapterMap({ course }: { course: CourseProgress }) {
  const { key, subjectId, name, summary, chapters, also, understanding } = course;
  const id = `course-${key.replace(" ", "-")}`;
  return (
    <Card aria-labelledby={id} className="grid-cols-1 gap-3 print:border-0 print:p-0">
      <div>
        <h2 id={id} className="text-xl font-semibold">
          {name}
        </h2>
        {summary && <p className="text-muted">{summary}</p>}
      </div>
      {chapters.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {chapters.map((chapter) => (
            <li
              key={chapter.name}
              className={`chapter subject-${subjectId} ${chapter.isCovered ? "is-covered" : ""}`}
            >
              <Typed>{chapter.name}</Typed>
              <span className="sr-only">, {chapter.state}</span>
            </li>
          ))}
        </ul>
      )}
      {also && (
        <div className="grid gap-2">
          <h3 className="font-medium">{also.label}</h3>
          <ul className="flex flex-wrap gap-2">
            {also.names.map((chapter) => (
              <Typed as="li" key={chapter} className={`chapter is-covered subject-${subjectId}`}>
                {chapter}
              </Typed>
            ))}
          </ul>
        </div>
      )}
      {understanding && <UnderstandingStrip understanding={understanding} />}
    </Card>
  );
}
