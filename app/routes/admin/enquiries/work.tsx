import { Form } from "react-router";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { SelectField } from "#ui/field.tsx";
import { OpenButton } from "#ui/open-button.tsx";
import { TextLink, textLinkClass } from "#ui/text-link.tsx";
import type { EnquiryView } from "./describe-enquiry.ts";
import { messages } from "./page-messages.ts";
import { Part } from "./part.tsx";
import { pageOf } from "./request.ts";
import { Typed, typed } from "#shell/typed.tsx";

/** What can be done with an enquiry now. */
export function Work({ enquiry }: { enquiry: EnquiryView }) {
  const { id, isOpen, isLost, demo, demoLabel, lost, student } = enquiry;
  const page = pageOf(id);
  return (
    <Part title={messages.work}>
      {lost && (
        <p className="wrap-anywhere">
          <span className="text-muted">{messages.lostBecause}</span> {lost.reason}
          {lost.note && <Typed className="block whitespace-pre-line">{lost.note}</Typed>}
        </p>
      )}
      {student && (
        <TextLink to={student} className="justify-self-start">
          {messages.enrolled}
        </TextLink>
      )}
      {demo && <Demo demo={demo} page={page} />}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {isOpen && <OpenButton to={`${page}/call`}>{messages.call}</OpenButton>}
        {demoLabel && (
          <OpenButton tone="quiet" to={`${page}/demo`}>
            {demoLabel}
          </OpenButton>
        )}
        {isOpen && (
          <OpenButton tone="quiet" to={`${page}/enrolment`}>
            {messages.enrol}
          </OpenButton>
        )}
        {isOpen && (
          <OpenButton tone="quiet" to={`${page}/loss`}>
            {messages.lose}
          </OpenButton>
        )}
        {isLost && (
          <Form method="post" action={`${page}/reopening`} preventScrollReset>
            <Button>{messages.reopen}</Button>
          </Form>
        )}
      </div>
      {isOpen && <NextStep enquiry={enquiry} page={page} />}
      <Owner enquiry={enquiry} page={page} />
    </Part>
  );
}

function Demo(props: { demo: NonNullable<EnquiryView["demo"]>; page: string }) {
  const { when, who, url, outcomes, later } = props.demo;
  return (
    <div className="grid gap-2 rounded-control border border-line p-3 wrap-anywhere">
      <p>
        <span className="text-sm text-muted">{messages.demo}</span>
        <span className="block font-medium">{when}</span>
        {who}
      </p>
      <a
        href={url}
        target="_blank"
        rel="noreferrer"
        className={`${textLinkClass} justify-self-start`}
      >
        {messages.join}
      </a>
      <Form
        method="post"
        action={`${props.page}/demo/outcome`}
        preventScrollReset
        className="flex flex-wrap gap-2"
      >
        {outcomes.map(({ value, label }) => (
          <Button key={value} tone="quiet" name="outcome" value={value}>
            {label}
          </Button>
        ))}
      </Form>
      {later && <p className="text-sm text-muted">{later}</p>}
    </div>
  );
}

function NextStep({ enquiry, page }: { enquiry: EnquiryView; page: string }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 border-t border-line pt-3">
      <p className="wrap-anywhere">
        <span className="text-sm text-muted">{messages.nextStep}</span>
        <span className="flex flex-wrap items-center gap-x-2">
          {typed(enquiry.next)}
          {enquiry.isOverdue && <Badge tone="caution">{messages.overdue}</Badge>}
        </span>
      </p>
      <OpenButton tone="quiet" to={`${page}/next-step`} aria-label={messages.changeStepLabel}>
        {messages.changeStep}
      </OpenButton>
    </div>
  );
}

function Owner({ enquiry, page }: { enquiry: EnquiryView; page: string }) {
  const { ownerId, staff } = enquiry;
  return (
    <Form
      key={ownerId}
      method="post"
      action={`${page}/owner`}
      preventScrollReset
      className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3 border-t border-line pt-3"
    >
      <SelectField
        label={messages.owner}
        name="owner"
        placeholder={messages.nobody}
        choices={staff}
        defaultValue={ownerId}
      />
      <Button tone="quiet">{messages.saveOwner}</Button>
    </Form>
  );
}
