import { buttonClass } from "#ui/button.tsx";
import type { LessonRow } from "./day.ts";
import { messages } from "./messages.ts";

/** The button that joins a lesson, which is recorded where the tutor's coming is. */
export function JoinButton(props: {
  lesson: Pick<LessonRow, "id" | "url">;
  tone: "primary" | "quiet";
  isAttended: boolean;
  describedBy: string;
}) {
  const { id, url } = props.lesson;
  const record = () => navigator.sendBeacon(`/tutor-dashboard/sessions/${id}/attendance`);
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer nofollow"
      aria-describedby={props.describedBy}
      className={buttonClass(props.tone)}
      onClick={props.isAttended ? record : undefined}
    >
      {messages.join}
      <span className="sr-only"> ({messages.newTab})</span>
    </a>
  );
}
