import { Form } from "react-router";
import { answerAt, placeParam } from "#request/answered.ts";
import { Initials } from "#art/initials.tsx";
import { Button } from "#ui/button.tsx";
import { Fact } from "#ui/records/fact.tsx";
import type { Answered } from "#ui/kept/kept-entries.ts";
import { KeptList } from "#ui/kept/kept-list.tsx";
import { OpenButton, OpenForm } from "#ui/open-button.tsx";
import { useIsSubmitting } from "#ui/pending.ts";
import { TextLink } from "#ui/text-link.tsx";
import { openedFrom } from "#parts/office/return-to.ts";
import type { HomeView } from "./describe-home.ts";
import { describeLeft } from "./describe-left.ts";
import { messages } from "./messages.ts";
import { entryClass, personClass, Queue } from "./queue.tsx";
import { Typed, typed } from "#shell/typed.tsx";

const home = "/admin-dashboard";

// The buttons of all applications share two forms: forms are the most expensive part of a long page.
const approvalForm = "approve";
const rejectionForm = "reject";

/** The applications that have waited longest, to read, approve or reject here. */
export function Applications(props: {
  applications: HomeView["applications"];
  answered: Answered | null;
}) {
  const { items, queue } = props.applications;
  return (
    <Queue {...queue}>
      <KeptList
        items={items}
        answered={props.answered}
        describe={({ name }) => describeLeft(name)}
        className="grid gap-4"
        entryClass={`${entryClass} data-left:noscript:min-h-56`}
      >
        {(application, place) => <Application application={application} place={place} />}
      </KeptList>
      <Form id={approvalForm} method="post" preventScrollReset hidden />
      <OpenForm id={rejectionForm} to={openedFrom(home, home)} />
    </Queue>
  );
}

function Application(props: {
  application: HomeView["applications"]["items"][number];
  place: number;
}) {
  const { id, name, background, applied, subjects, classes, bio } = props.application;
  const path = `${home}/tutors/${id}`;
  const approval = answerAt(openedFrom(home, `${path}/approval`), props.place);
  const isApproving = useIsSubmitting(approval);
  const nameId = `application-${id}`;
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className={`${personClass} grow basis-56`}>
          <Initials name={name} className="row-span-3" />
          <h3 id={nameId} className="font-semibold">
            <Typed as={TextLink} to={path}>
              {name}
            </Typed>
          </h3>
          <p>{subjects}</p>
          <p className="text-sm text-muted">{background}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button
            form={approvalForm}
            formAction={approval}
            aria-describedby={nameId}
            pending={isApproving}
          >
            {messages.approve}
          </Button>
          <OpenButton
            form={rejectionForm}
            to={`${path}/rejection`}
            name={placeParam}
            value={props.place}
            tone="quiet"
            aria-describedby={nameId}
          >
            {messages.reject}
          </OpenButton>
        </div>
      </div>
      <details>
        <summary className="min-h-11 w-fit cursor-pointer content-center text-link">
          {messages.read}
        </summary>
        <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-6 gap-y-2 wrap-anywhere whitespace-pre-line">
          <Fact label={messages.bio} value={typed(bio) || messages.noBio} />
          <Fact label={messages.classes} value={classes} />
          <Fact label={messages.subjects} value={subjects} />
        </dl>
        <p className="mt-2 text-sm text-muted">{applied}</p>
      </details>
    </>
  );
}
