import type { ReactNode } from "react";
import { Form } from "react-router";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { Typed, typed } from "#shell/typed.tsx";
import { Phone } from "#parts/people/contact/phone.tsx";
import { Cancelled } from "#parts/timetable/cancelled.tsx";
import { callCardMessages as words } from "./call-card-messages.ts";
import type { DescribedCall } from "./describe-call.ts";
import { Section } from "./section.tsx";

/** What a family asks about when it calls: it stands before everything else on the student's page. */
export function CallCard({ call, requests }: { call: DescribedCall; requests: readonly string[] }) {
  const { guardian, phone, siblings, lastLessons, nextLessons, homework, enquiries, messages } =
    call;
  return (
    <Section title={words.title}>
      <div className="grid gap-x-8 gap-y-4 wrap-anywhere md:grid-cols-2">
        <Part title={words.last} isEmpty={lastLessons.length === 0} empty={words.noLast}>
          {lastLessons.map(({ title, tutor, to, standing, cancellation, facts }) => (
            <li key={to}>
              <div className="flex flex-wrap items-center gap-x-3">
                <TextLink to={to}>{title}</TextLink>
                <span>{typed(tutor)}</span>
                <Badge tone={standing.tone}>{standing.text}</Badge>
              </div>
              {cancellation && <Cancelled {...cancellation} />}
              {facts.map((fact) => (
                <Typed as="p" key={fact} className="text-sm">
                  {fact}
                </Typed>
              ))}
            </li>
          ))}
        </Part>
        <Part title={words.next} isEmpty={nextLessons.length === 0} empty={words.noNext}>
          {nextLessons.map(({ title, tutor, to }) => (
            <li key={to} className="flex flex-wrap items-center gap-x-3">
              <TextLink to={to}>{title}</TextLink>
              <span>{typed(tutor)}</span>
            </li>
          ))}
        </Part>
        <Part title={words.numbers} isEmpty={!guardian && !phone}>
          {guardian && (
            <li>
              <p>{typed(guardian.label)}</p>
              {guardian.phone && <Phone phone={guardian.phone} />}
            </li>
          )}
          {phone && (
            <li>
              <p>{words.student}</p>
              <Phone phone={phone} />
            </li>
          )}
        </Part>
        <Part title={words.siblings} isEmpty={siblings.length === 0}>
          {siblings.map((sibling) => (
            <SiblingRow key={sibling.to} sibling={sibling} />
          ))}
        </Part>
        <Part title={words.homework} isEmpty={homework.length === 0}>
          {homework.map(({ title, text, until }) => (
            <li key={title}>
              <p className="text-sm text-muted">{title}</p>
              <Typed as="p" className="whitespace-pre-line">
                {text}
              </Typed>
              {until && <p className="text-sm">{until}</p>}
            </li>
          ))}
        </Part>
        <Part title={words.messages} isEmpty={false}>
          {messages.map(({ key, title, text, to }) => (
            <li key={key}>
              <TextLink to={to}>{typed(title)}</TextLink>
              {text && (
                <Typed as="p" className="whitespace-pre-line">
                  {text}
                </Typed>
              )}
            </li>
          ))}
          <li>
            <TextLink to={call.office}>{words.writeToFamily}</TextLink>
          </li>
        </Part>
        <Part title={words.requests} isEmpty={requests.length === 0}>
          {requests.map((text) => (
            <li key={text} className="font-medium">
              {text}
            </li>
          ))}
        </Part>
        <Part title={words.enquiry} isEmpty={enquiries.length === 0}>
          {enquiries.map(({ title, to, events }) => (
            <li key={to}>
              <TextLink to={to}>{title}</TextLink>
              <ol className="text-sm">
                {events.map(({ id, what, by, note }) => (
                  <li key={id}>
                    {what} <span className="text-muted">{typed(by)}</span>
                    {note && (
                      <Typed as="p" className="whitespace-pre-line">
                        {note}
                      </Typed>
                    )}
                  </li>
                ))}
              </ol>
            </li>
          ))}
        </Part>
      </div>
    </Section>
  );
}

/** A list under its heading. Without an `empty` text it is left out where there is nothing. */
/** A child with the same guardian's contact, and what the staff say of it. */
function SiblingRow({ sibling }: { sibling: DescribedCall["siblings"][number] }) {
  const { name, to, areRelated, path } = sibling;
  const answers =
    areRelated === null
      ? ([
          ["confirmation", words.confirm],
          ["rejection", words.reject],
        ] as const)
      : ([["removal", words.takeBack]] as const);
  return (
    <li>
      <Form
        method="post"
        preventScrollReset
        className="flex flex-wrap items-center gap-x-3 gap-y-1"
      >
        <TextLink to={to}>{typed(name)}</TextLink>
        {areRelated !== null && (
          <span className="text-muted">{areRelated ? words.related : words.unrelated}</span>
        )}
        {answers.map(([answer, label]) => (
          <Button
            key={answer}
            tone="quiet"
            formAction={`${path}/${answer}`}
            aria-label={words.of(label, name)}
            className="print:hidden"
          >
            {label}
          </Button>
        ))}
      </Form>
    </li>
  );
}

function Part(props: { title: string; isEmpty: boolean; empty?: string; children: ReactNode }) {
  const { title, isEmpty, empty } = props;
  if (isEmpty && empty === undefined) return null;
  return (
    <div className="min-w-0">
      <h3 className="font-semibold">{title}</h3>
      {isEmpty ? (
        <p className="text-muted">{empty}</p>
      ) : (
        <ul className="grid gap-2">{props.children}</ul>
      )}
    </div>
  );
}
