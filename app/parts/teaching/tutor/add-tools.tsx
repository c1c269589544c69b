import { contentKinds, type ContentKind } from "#domain/teaching/content-kind.ts";
import { OpenButton } from "#ui/open-button.tsx";
import { messages } from "./messages.ts";
import { sectionOf } from "./sections.ts";

/** The add buttons; for tutors who may not use them, with the reason. */
export function AddTools(props: {
  base: string;
  current: ContentKind | null;
  canManage: boolean;
  /** Where homework is set for the assignment; absent where no assignment is chosen. */
  homeworkTo?: string;
}) {
  return (
    <div className="grid gap-2 print:hidden">
      <div
        role="group"
        aria-label={messages.addTools}
        className="grid gap-2 min-[22rem]:grid-cols-2 sm:flex sm:flex-wrap"
      >
        {contentKinds.map((kind) => (
          <OpenButton
            key={kind}
            to={`${props.base}/${sectionOf(kind)}/add`}
            className="max-sm:size-full max-sm:px-1 max-sm:text-[0.9375rem]"
            tone={kind === props.current ? "primary" : "quiet"}
            disabled={!props.canManage}
            aria-describedby={props.canManage ? undefined : "only-approved"}
          >
            {messages.add[kind]}
          </OpenButton>
        ))}
        {props.homeworkTo && (
          <OpenButton
            to={props.homeworkTo}
            className="max-sm:size-full max-sm:px-1 max-sm:text-[0.9375rem]"
            tone="quiet"
            disabled={!props.canManage}
            aria-describedby={props.canManage ? undefined : "only-approved"}
          >
            {messages.setHomework}
          </OpenButton>
        )}
      </div>
      {!props.canManage && (
        <p id="only-approved" className="text-sm text-muted">
          {messages.onlyApproved}
        </p>
      )}
    </div>
  );
}
