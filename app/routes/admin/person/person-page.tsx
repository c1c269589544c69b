import { languageOfText } from "#content/shared/language-of-text.ts";
import type { ReactNode } from "react";
import { Form, Outlet } from "react-router";
import { places } from "#content/site/navigation.ts";
import { Initials } from "#art/initials.tsx";
import { Button } from "#ui/button.tsx";
import { Empty } from "#ui/empty.tsx";
import { OpenButton } from "#ui/open-button.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { messages as shared } from "#parts/office/messages.ts";
import { openedFrom } from "#parts/office/return-to.ts";
import { accountMessages as words } from "./account-messages.ts";
import { CourseList } from "./course-list.tsx";
import type { PersonText } from "./describe-person.ts";
import { History } from "./history.tsx";
import type { NoteRefusal } from "#parts/people/notes/read-note.ts";
import { Notes } from "./notes.tsx";
import { Referred } from "./referred.tsx";
import { Section } from "./section.tsx";

/**
 * What a student's and a tutor's page have in common: name, courses, notes, history, account, and the
 * dialogs over it.
 */
export function PersonPage(props: {
  person: PersonText & { name: string };
  /** Beside the name. */
  badge?: ReactNode;
  courses: { title: string; empty: string; actions?: ReactNode };
  /** Above and below the two columns. */
  above?: ReactNode;
  below?: ReactNode;
  /** Above the history. */
  side?: ReactNode;
  /** What should not be done by mistake. */
  danger: ReactNode;
  /** Of the last note. */
  refusal: NoteRefusal | undefined;
  /** Below the courses. */
  children: ReactNode;
}) {
  const { person, courses } = props;
  const { name, page } = person;
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <Initials name={name} />
        <PageTitle className="min-w-0 wrap-anywhere" lang={languageOfText(name)}>
          {name}
        </PageTitle>
        {props.badge}
        <OpenButton tone="quiet" to={person.timetableTo}>
          {places.timetable}
        </OpenButton>
        {person.fees && (
          <OpenButton tone="quiet" to={person.fees.to}>
            {person.fees.label}
          </OpenButton>
        )}
      </div>
      {props.above}
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid gap-4">
          <Notes person={person} refusal={props.refusal} />
          <Section title={courses.title} all={person.allCourses} actions={courses.actions}>
            {person.courses.length === 0 ? (
              <Empty>{courses.empty}</Empty>
            ) : (
              <CourseList courses={person.courses} page={page} />
            )}
          </Section>
          {props.children}
        </div>
        <div className="grid gap-4">
          {props.side}
          <Referred person={person} />
          <History person={person} />
        </div>
      </div>
      {props.below}
      <Section title={words.account}>
        <div className="grid gap-3">
          {person.isInvited && (
            <AccountRow text={words.invitedText}>
              <Form
                method="post"
                action={openedFrom(page, `${page}/invitation`)}
                preventScrollReset
              >
                <Button tone="quiet">{words.inviteAgain}</Button>
              </Form>
            </AccountRow>
          )}
          <AccountRow text={words.accountText}>
            <OpenButton tone="quiet" to={openedFrom(page, `${page}/sign-out`)}>
              {shared.signOut}
            </OpenButton>
          </AccountRow>
          {props.danger}
        </div>
      </Section>
      <Outlet />
    </>
  );
}

/** Something that can be done with an account, and what it means. */
export function AccountRow(props: { text: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-line not-first:border-t not-first:pt-3">
      <p className="max-w-prose text-muted">{props.text}</p>
      {props.children}
    </div>
  );
}
