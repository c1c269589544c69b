import { canJoin, type LessonPhase } from "#domain/timetable/lesson.ts";
import { JoinButton } from "#parts/teaching/tutor/join-button.tsx";
import { messages as shared } from "#parts/teaching/tutor/messages.ts";
import { ExternalLink } from "#ui/external-link.tsx";
import { TextLink } from "#ui/text-link.tsx";
import type { LessonRow } from "./day.ts";
import { messages } from "./messages.ts";

/**
 * The way into a lesson that is not over: a button once it can be joined, before that a link or a quiet
 * button. One that the office planned may have no link yet, which its own tutor adds.
 */
export function LessonLink(props: {
  lesson: LessonRow;
  state: LessonPhase;
  describedBy: string;
  /** Whether it is a button from the beginning. */
  isButton?: boolean;
  isAttended?: boolean;
}) {
  const { lesson, state, describedBy, isButton = false, isAttended = true } = props;
  const { id, assignmentId, url } = lesson;
  if (url === "") {
    return assignmentId ? (
      <TextLink
        to={`/tutor-dashboard/${assignmentId}/live-sessions/${id}/edit`}
        aria-describedby={describedBy}
      >
        {messages.addLink}
      </TextLink>
    ) : (
      <p className="text-muted">{messages.noLink}</p>
    );
  }
  if (canJoin(state) || isButton) {
    return (
      <JoinButton
        lesson={lesson}
        tone={canJoin(state) ? "primary" : "quiet"}
        isAttended={isAttended && canJoin(state)}
        describedBy={describedBy}
      />
    );
  }
  return (
    <ExternalLink href={url} newTab={shared.newTab} describedBy={describedBy}>
      {shared.join}
    </ExternalLink>
  );
}
