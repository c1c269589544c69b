import { languageOfText } from "#content/shared/language-of-text.ts";
import { useState } from "react";
import { formatDate } from "#domain/shared/dates.ts";
import { CourseLink } from "#parts/teaching/student/course-link.tsx";
import type { describeToDo } from "#parts/teaching/student/descriptions.ts";
import { Tick } from "#parts/teaching/student/tick.tsx";
import { inlineLinkClass, textLinkClass } from "#ui/text-link.tsx";
import { cardClass } from "#ui/card.tsx";
import { messages } from "./messages.ts";

type ToDoList = ReturnType<typeof describeToDo>;
type Item = ToDoList["items"][number];

/** The newest recordings and exams that are not ticked, and links to the rest. */
export function ToDo({ items, more }: ToDoList) {
  // What was ticked here stays until the page is left, so that a slip can be taken back.
  const [ticked, setTicked] = useState<Item[]>([]);
  const isOpen = (item: Item) => items.some(({ id }) => id === item.id);
  const shown = [...items, ...ticked.filter((item) => !isOpen(item))].toSorted((a, b) =>
    b.createdAt.localeCompare(a.createdAt),
  );
  return (
    <section aria-labelledby="to-do" className="grid gap-2">
      <h2 id="to-do" className="text-xl font-semibold">
        {messages.toDo}
      </h2>
      {shown.length === 0 && <p className="text-muted">{messages.nothingToDo}</p>}
      <ul className={`${cardClass} divide-y divide-line empty:hidden`}>
        {shown.map((item) => (
          <li key={item.id} className="flex items-center gap-x-3 px-4 py-2">
            <div className="min-w-0 grow">
              <CourseLink
                id={item.courseId}
                hash={`item-${item.id}`}
                className={`inline-flex min-h-9 items-center font-medium ${inlineLinkClass}`}
              >
                <span lang={languageOfText(item.title)}>{item.title}</span>
              </CourseLink>
              <p className="text-sm text-muted">
                {[messages.kinds[item.kind], item.courseName, formatDate(item.createdAt)].join(
                  " · ",
                )}
              </p>
            </div>
            <Tick
              item={item}
              isFinished={!isOpen(item)}
              page="/dashboard#to-do"
              onChange={() =>
                setTicked((before) => [...before.filter(({ id }) => id !== item.id), item])
              }
            />
          </li>
        ))}
      </ul>
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
    </section>
  );
}
