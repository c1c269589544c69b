import { useState } from "react";
import { messages } from "../messages.ts";
import { useVisitNews } from "../use-visit-news.ts";
import { ExamPanel } from "./exam-panel.tsx";
import { Exam } from "./exam.tsx";
import type { Item } from "./item-card.tsx";
import { ItemSection } from "./item-section.tsx";
import { PastSessions, UpcomingSessions } from "./live-sessions.tsx";
import { Recording } from "./recording.tsx";

interface CourseItem extends Item {
  kind: "recording" | "live-session" | "exam";
}

/** The content of an open course, in the order of §2; an opened exam stands beside it. */
export function OpenCourse(props: { items: CourseItem[]; now: number }) {
  const { now } = props;
  const items = useVisitNews(props.items);
  const [opened, setOpened] = useState<Item | null>(null);
  const ofKind = (kind: CourseItem["kind"]) => items.filter((item) => item.kind === kind);
  // A form that is being filled in stays, even if its exam is deleted meanwhile.
  const exam = items.find(({ id }) => id === opened?.id) ?? opened;

  function close() {
    // The focus returns to the button that opened the exam.
    document.getElementById(`exam-${opened?.id}`)?.querySelector("button")?.focus();
    setOpened(null);
  }

  return (
    <div
      className={`grid grid-cols-1 gap-8 ${exam ? "xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]" : ""}`}
    >
      <div className="grid content-start gap-8">
        <ItemSection title={messages.exams} empty={messages.noExams} items={ofKind("exam")}>
          {(item) => (
            <div id={`exam-${item.id}`}>
              <Exam url={item.url} onOpen={() => setOpened(item)} />
            </div>
          )}
        </ItemSection>
        <ItemSection
          title={messages.recordings}
          empty={messages.noRecordings}
          items={ofKind("recording")}
        >
          {({ title, url }) => <Recording title={title} url={url} />}
        </ItemSection>
        <UpcomingSessions items={ofKind("live-session")} now={now} />
        <PastSessions items={ofKind("live-session")} now={now} />
      </div>
      {exam && <ExamPanel key={exam.id} exam={exam} onClose={close} />}
    </div>
  );
}
