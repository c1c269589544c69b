import { useState } from "react";
import { Link } from "react-router";
import { CourseLink } from "#parts/teaching/student/course-link.tsx";
import type { describeToDo, ToDoDescription } from "#parts/teaching/student/descriptions.ts";
import { Tick } from "#parts/teaching/student/tick.tsx";
import { inlineLinkClass, textLinkClass } from "#ui/text-link.tsx";
import { cardClass } from "#ui/card.tsx";
import { Typed } from "#shell/typed.tsx";
import { messages } from "./messages.ts";
import { TitledSection } from "#ui/page-title.tsx";

/** Items with those that were ticked here: they stay until the page is left, so that a slip can be taken back. */
function useTicked(items: readonly ToDoDescription[]) {
  const [ticked, setTicked] = useState<ToDoDescription[]>([]);
  const isOpen = (item: ToDoDescription) => items.some(({ id }) => id === item.id);
  const shown = [...items, ...ticked.filter((item) => !isOpen(item))].toSorted((a, b) =>
    a.order.localeCompare(b.order),
  );
  const keep = (item: ToDoDescription) =>
    setTicked((before) => [...before.filter(({ id }) => id !== item.id), item]);
  return { shown, isOpen, keep };
}

/** Homework that is due today; nothing without. */
export function ForToday({ items }: { items: ToDoDescription[] }) {
  const ticked = useTicked(items);
  if (ticked.shown.length === 0) return null;
  return (
    <TitledSection id="for-today" title={messages.forToday}>
      <Lines {...ticked} page="/dashboard" />
    </TitledSection>
  );
}

/** What is not ticked, in the order of its dates, and links to the rest. */
export function ToDo({ items, more }: Omit<ReturnType<typeof describeToDo>, "today">) {
  const ticked = useTicked(items);
  return (
    <TitledSection id="to-do" title={messages.toDo}>
      {ticked.shown.length === 0 && <p className="text-muted">{messages.nothingToDo}</p>}
      <Lines {...ticked} page="/dashboard#to-do" />
      {more.length > 0 && (
        <ul className="flex flex-wrap gap-x-6">
          {more.map(({ courseId, courseName, number }) => (
            <li key={courseId}>
              <CourseLink id={courseId} className={textLinkClass}>
                {messages.moreToDo(number, courseName)}
              </CourseLink>
            </li>
          ))}
        </ul>
      )}
    </TitledSection>
  );
}

function Lines(props: ReturnType<typeof useTicked> & { page: string }) {
  return (
    <ul className={`${cardClass} divide-y divide-line empty:hidden`}>
      {props.shown.map((item) => (
        <li key={item.id} className="flex items-center gap-x-3 py-2 pr-2 pl-4">
          <div className="min-w-0 grow">
            <ItemLink
              item={item}
              className={`inline-flex min-h-9 items-center font-medium ${inlineLinkClass}`}
            />
            <p className="text-sm text-muted">{item.note}</p>
          </div>
          <Tick
            item={item}
            isShort
            isFinished={!props.isOpen(item)}
            page={props.page}
            onChange={() => props.keep(item)}
          />
        </li>
      ))}
    </ul>
  );
}

/** Homework has a page of its own, where it is answered; everything else stands in its course. */
function ItemLink({ item, className }: { item: ToDoDescription; className: string }) {
  const title = <Typed className="line-clamp-2">{item.title}</Typed>;
  if (item.kind === "homework") {
    return (
      <Link to={`/dashboard/homework/${item.id}`} className={className}>
        {title}
      </Link>
    );
  }
  return (
    <CourseLink id={item.courseId} hash={item.hash} className={className}>
      {title}
    </CourseLink>
  );
}
