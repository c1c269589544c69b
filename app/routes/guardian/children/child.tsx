import { pagePlaces } from "#domain/guardians/page-address.ts";
import { MonthFacts } from "#parts/lessons/months/month.tsx";
import { buttonClass } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { OfTyped, Typed } from "#shell/typed.tsx";
import type { Child, Lessons } from "./describe-child.ts";
import { Fold } from "./fold.tsx";
import { LastReport } from "./last-report.tsx";
import { LinkedItem } from "./linked-item.tsx";
import { messages } from "./messages.ts";
import { Lesson, NextLesson } from "./next-lesson.tsx";
import { PastLesson } from "./past-lesson.tsx";

/** What matters now of one child, and the rest folded below it. @param props `page` is the guardian's page */
export function ChildPart(props: { child: Child; lessons: Lessons; page: string }) {
  const { child, lessons, page } = props;
  const { id, name, reports, contact, hasMessages, fees } = child;
  const { coming, recordings, announcements, tutors } = lessons;
  const ofChild = <OfTyped>{name}</OfTyped>;
  return (
    <div className="grid grid-cols-1 gap-4">
      <NextLesson of={coming} page={page} />
      {reports && <LastReport of={reports.last} page={page} />}
      {reports && (
        <Card className="gap-3">
          <h3 className="text-lg font-semibold">{reports.month.title}</h3>
          {reports.month.facts ? (
            <MonthFacts month={reports.month.facts} />
          ) : (
            <p className="text-muted">{reports.month.empty}</p>
          )}
          <a
            href={`${page}/progress/${id}`}
            className={`${buttonClass("quiet")} justify-self-start`}
          >
            {messages.progress}
            {ofChild}
          </a>
        </Card>
      )}
      {fees && (
        <Card className="grid-cols-[1fr_auto] items-center gap-3">
          <p className="font-semibold tabular-nums">{fees}</p>
          <a href={`${page}/fees/${id}`} className={buttonClass("quiet")}>
            {messages.fees}
            {ofChild}
          </a>
        </Card>
      )}
      <div className="flex flex-wrap gap-3 print:hidden">
        {hasMessages && (
          <a href={`${page}/messages/${id}`} className={buttonClass("quiet")}>
            {messages.messages}
            {ofChild}
          </a>
        )}
        {contact.call && (
          <a href={contact.call} className={buttonClass("primary")}>
            {messages.call}
          </a>
        )}
        {contact.whatsapp && (
          <a href={contact.whatsapp} rel="noreferrer" className={buttonClass("quiet")}>
            {messages.whatsapp}
            {ofChild}
          </a>
        )}
      </div>
      <Card className="gap-1 print:not-has-[[open]]:hidden">
        {coming.later.all > 0 && (
          <Fold title={messages.later} empty="" of={coming.later} more={messages.nearest}>
            {(lesson) => <Lesson lesson={lesson} page={page} />}
          </Fold>
        )}
        {reports && (
          <Fold
            title={messages.past}
            empty={messages.noPast}
            of={reports.past}
            more={messages.newest}
          >
            {(lesson) => (
              <PastLesson lesson={lesson} isLast={lesson.id === reports.last?.id} page={page} />
            )}
          </Fold>
        )}
        <Fold
          title={messages.recordings}
          empty={messages.noRecordings}
          of={recordings}
          more={messages.newest}
        >
          {(recording) => <LinkedItem item={recording} childId={id} link={messages.watch} />}
        </Fold>
        <Fold
          title={messages.announcements}
          empty={messages.noAnnouncements}
          of={announcements}
          more={messages.newest}
        >
          {(announcement) => <LinkedItem item={announcement} childId={id} link={messages.open} />}
        </Fold>
      </Card>
      <Card id={pagePlaces.tutors(id)} className="scroll-mt-4 gap-2 target:bg-caution-ground">
        <h3 className="text-lg font-semibold">{messages.tutors}</h3>
        {tutors.length === 0 && <p className="text-muted">{messages.noTutors}</p>}
        {tutors.length > 0 && (
          <ul className="grid gap-2">
            {tutors.map((tutor) => (
              <li key={tutor.id}>
                <Typed className="font-semibold">{tutor.name}</Typed>{" "}
                <span className="text-muted">{tutor.subjects}</span>
              </li>
            ))}
          </ul>
        )}
      </Card>
      <a href={`${page}/times/${id}`} className={`${buttonClass("quiet")} justify-self-start`}>
        {messages.times}
        {ofChild}
      </a>
    </div>
  );
}
