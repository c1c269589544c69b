import { data } from "react-router";
import { loadOwnCourse } from "#access/learning.ts";
import { AccessBadge } from "../access-badge.tsx";
import { describeCourse } from "../descriptions.ts";
import { messages } from "../messages.ts";
import type { Route } from "./+types/page.ts";
import { ItemSection } from "./item-section.tsx";

export async function loader({ context, params }: Route.LoaderArgs) {
  const { course, items } = await loadOwnCourse(context, params.courseId);
  return { course: describeCourse(course), items };
}

/** The page takes no form; who may not see it learns no more from sending one (§6). */
export async function action({ context, params }: Route.ActionArgs) {
  await loadOwnCourse(context, params.courseId);
  throw data("no-form", { status: 405 });
}

export default function CoursePage({ loaderData }: Route.ComponentProps) {
  const { course, items } = loaderData;
  const ofKind = (kind: string) => items.filter((item) => item.kind === kind);
  return (
    <div className="grid gap-8">
      <header className="grid justify-items-start gap-2">
        <h1 className="text-3xl font-semibold">{course.name}</h1>
        {course.tutorNames.length > 0 && (
          <p className="text-muted">{messages.taughtBy(course.tutorNames.join(", "))}</p>
        )}
      </header>
      {course.access === "open" ? (
        <>
          <ItemSection
            title={messages.exams}
            empty={messages.noExams}
            open={messages.takeExam}
            items={ofKind("exam")}
          />
          <ItemSection
            title={messages.recordings}
            empty={messages.noRecordings}
            open={messages.watch}
            items={ofKind("recording")}
          />
          <ItemSection
            title={messages.liveSessions}
            empty={messages.noLiveSessions}
            open={messages.join}
            items={ofKind("live-session")}
          />
        </>
      ) : (
        <div className="grid justify-items-start gap-3 rounded-card border border-line bg-surface p-5">
          <AccessBadge access={course.access} />
          <p>{messages.accessDetail[course.access]}</p>
        </div>
      )}
    </div>
  );
}
