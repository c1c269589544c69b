import { languageOfText } from "#content/shared/language-of-text.ts";
import { Form } from "react-router";
import { answerAt } from "#request/answered.ts";
import { ReaderTime } from "#parts/timetable/reader-time/reader-time.tsx";
import { Button, buttonClass } from "#ui/button.tsx";
import type { Answered } from "#ui/kept/kept-entries.ts";
import { KeptList } from "#ui/kept/kept-list.tsx";
import { useIsSubmitting } from "#ui/pending.ts";
import { cardClass } from "#ui/card.tsx";
import type { answerLabels, describeWaiting } from "#parts/timetable/request/describe.ts";
import { Typed } from "#shell/typed.tsx";

type Request = ReturnType<typeof describeWaiting>;
type Labels = ReturnType<typeof answerLabels> & { title: string };

/** What families ask, each with the buttons that answer it; nothing where nobody asks. */
export function Requests(props: {
  requests: Request[];
  labels: Labels;
  answered: Answered | null;
}) {
  const { labels } = props;
  return (
    <KeptList
      items={props.requests}
      answered={props.answered}
      describe={({ title }) => ({ name: title, lang: languageOfText(title), text: labels.left })}
      className="grid gap-3"
      entryClass={`${cardClass} grid gap-2 p-4 wrap-anywhere data-left:noscript:min-h-72`}
      frame={(list) => (
        <section aria-labelledby="requests" className="grid gap-3 print:hidden">
          <h2 id="requests" className="text-2xl font-semibold">
            {labels.title}
          </h2>
          {list}
        </section>
      )}
    >
      {(request, place) => <RequestCard request={request} place={place} labels={labels} />}
    </KeptList>
  );
}

function RequestCard(props: { request: Request; place: number; labels: Labels }) {
  const { request, labels } = props;
  const page = `/tutor-dashboard/requests/${request.id}`;
  const action = answerAt(page, props.place);
  const pending = useIsSubmitting(action);
  const label = `request-${request.id}`;
  return (
    <>
      <Typed as="h3" id={label} className="text-lg font-semibold">
        {request.title}
      </Typed>
      <p>{request.lesson}</p>
      <p className="text-muted">
        {request.planned}
        <ReaderTime at={request.startsAt} isShort />
      </p>
      {request.wanted && (
        <p className="font-medium">
          {request.wanted.text}
          <ReaderTime at={request.wanted.at} isShort />
        </p>
      )}
      {request.reason && (
        <Typed as="p" className="whitespace-pre-line">
          {request.reason}
        </Typed>
      )}
      <p className="text-sm text-muted">{request.until}</p>
      <Form method="post" action={action} className="flex flex-wrap gap-x-3 gap-y-2">
        <Button name="answer" value="accepted" pending={pending} aria-describedby={label}>
          {labels.accept}
        </Button>
        <Button
          tone="quiet"
          name="answer"
          value="declined"
          pending={pending}
          aria-describedby={label}
        >
          {labels.decline}
        </Button>
        <a href={page} className={buttonClass("plain")} aria-describedby={label}>
          {labels.declineWithReason}
        </a>
      </Form>
    </>
  );
}
