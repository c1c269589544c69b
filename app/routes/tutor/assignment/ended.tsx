import { Link } from "react-router";
import type { ClosedAssignment } from "#data/assignments/tutor-assignments.ts";
import { className, subjectName } from "#domain/teaching/catalogue/catalogue.ts";
import { formatDate } from "#domain/shared/dates.ts";
import { buttonClass } from "#ui/button.tsx";
import { noticeClass } from "#ui/notice.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { ErrorTitle } from "#shell/error-title.tsx";
import { messages as shared } from "#parts/teaching/tutor/messages.ts";
import { messages } from "./messages.ts";

/** The tutor's own ended assignment among the data of an error; null for any other error. */
export function readEnded(thrown: unknown): ClosedAssignment | null {
  const isEnded = typeof thrown === "object" && thrown !== null && "ended" in thrown;
  return isEnded ? (thrown.ended as ClosedAssignment) : null;
}

/** In place of an assignment that has ended: what stays, and what its tutor can still do. */
export function Ended({ assignment }: { assignment: ClosedAssignment }) {
  const { classId, subjectId, endedAt } = assignment;
  const course = shared.courseTitle(subjectName(subjectId), className(classId));
  return (
    <div className="grid gap-5">
      <ErrorTitle name={course} />
      <PageTitle as="h2">{course}</PageTitle>
      <div className={`grid gap-1 ${noticeClass("caution")}`}>
        <p className="font-semibold">{messages.ended(endedAt && formatDate(endedAt))}</p>
        <p>{messages.endedText}</p>
      </div>
      <div className="grid justify-items-start gap-3">
        <p>{messages.stillPossible}</p>
        <Link to="/account/export" className={buttonClass("quiet")}>
          {messages.openExport}
        </Link>
      </div>
    </div>
  );
}
