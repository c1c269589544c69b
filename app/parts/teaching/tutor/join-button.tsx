import { buttonClass } from "#ui/button.tsx";
import { messages } from "./messages.ts";

/** The button that joins a lesson; pressing it says that the tutor was there, where that is recorded. */
export function JoinButton(props: {
  lesson: { id: string; url: string };
  tone?: "primary" | "quiet";
  isAttended?: boolean;
  describedBy?: string;
}) {
  const { lesson, tone = "primary", isAttended = true } = props;
  const record = () => navigator.sendBeacon(`/tutor-dashboard/sessions/${lesson.id}/attendance`);
  return (
    <a
      href={lesson.url}
      target="_blank"
      rel="noopener noreferrer nofollow"
      aria-describedby={props.describedBy}
      className={buttonClass(tone)}
      onClick={isAttended ? record : undefined}
    >
      {messages.join}
      <span className="sr-only"> ({messages.newTab})</span>
    </a>
  );
}
