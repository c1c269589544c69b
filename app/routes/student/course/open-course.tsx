import { useState } from "react";
import { useServerNow } from "#ui/server-clock.ts";
import { textLinkClass } from "#ui/text-link.tsx";
import { useVisitNews } from "#parts/teaching/student/use-visit-news.ts";
import { ExamPanel } from "./exam-panel.tsx";
import { Exam } from "./exam.tsx";
import type { Item } from "./item-row.tsx";
import { HomeworkList, type HomeworkDescription } from "./homework-list.tsx";
import { ItemSection } from "./item-section.tsx";
import { JumpLinks } from "./jump-links.tsx";
import { LastReport, type DatedReport } from "./last-report.tsx";
import { PastLessons, splitLessons, UpcomingLessons } from "./lessons.tsx";
import { Recordings } from "./recordings.tsx";
import { messages } from "./messages.ts";

interface OpenCourseProps {
  items: Item[];
  /** How many far lessons of a weekly series are not among them. */
  hidden: number;
  /** Whether all its lessons were asked for. */
  all: boolean;
  homework: HomeworkDescription[];
  lastReport: DatedReport | null;
  /** The URL of the subject's picture. */
  picture: string;
  /** Whether it has ended, so that nobody joins its lessons. */
  isEnded: boolean;
  /** The course's page. */
  page: string;
  now: number;
}

/** The content of an open course, what comes next first; an opened exam stands beside it. */
export function OpenCourse({ picture, isEnded, page, hidden, ...props }: OpenCourseProps) {
  const { homework, lastReport } = props;
  const now = useServerNow(props.now);
  const items = useVisitNews(props.items);
  const [opened, setOpened] = useState<Item | null>(null);
  const ofKind = (kind: Item["kind"]) => items.filter((item) => item.kind === kind);
  const [exams, recordings] = [ofKind("exam"), ofKind("recording")];
  const { upcoming, past } = splitLessons(ofKind("live-session"), now);
  // A form that is being filled in stays, even if its exam is deleted meanwhile.
  const exam = items.find(({ id }) => id === opened?.id) ?? opened;

  function close() {
    // The focus returns to the button that opened the exam.
    document.getElementById(`exam-${opened?.id}`)?.querySelector("button")?.focus();
    setOpened(null);
  }

  const links = [
    { id: "live-sessions", title: messages.lessons, number: upcoming.length },
    { id: "homework", title: messages.homework, number: homework.length },
    { id: "recordings", title: messages.recordings, number: recordings.length },
    { id: "exams", title: messages.exams, number: exams.length },
    { id: "past-sessions", title: messages.pastLessons, number: past.length },
  ];
  // A lesson that had begun when the course ended is still shown.
  const hasUpcoming = !isEnded || upcoming.length > 0;
  const shown = links.filter(({ id, number }) => {
    if (id === "live-sessions") return hasUpcoming;
    return number > 0 || id === "recordings" || id === "exams";
  });
  return (
    <div
      className={`grid grid-cols-1 gap-8 ${exam ? "xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]" : ""}`}
    >
      <div className="grid grid-cols-1 content-start gap-8">
        <JumpLinks links={shown} />
        {hasUpcoming && (
          <UpcomingLessons items={upcoming} isEnded={isEnded} isUnfolded={props.all} now={now}>
            {hidden > 0 && (
              <a
                href={`${page}?lessons=all#live-sessions`}
                className={`${textLinkClass} print:hidden`}
              >
                {messages.showAllLessons(upcoming.length + past.length + hidden)}
              </a>
            )}
          </UpcomingLessons>
        )}
        <HomeworkList items={homework} page={page} />
        {lastReport && <LastReport of={lastReport} />}
        <Recordings items={recordings} picture={picture} page={page} />
        <ItemSection
          id="exams"
          title={messages.exams}
          empty={messages.noExams}
          items={exams}
          shown={3}
        >
          {(item) => <Exam key={item.id} item={item} page={page} onOpen={() => setOpened(item)} />}
        </ItemSection>
        <PastLessons items={past} />
      </div>
      {exam && <ExamPanel key={exam.id} exam={exam} onClose={close} />}
    </div>
  );
}
