import type { describeHomework } from "#parts/teaching/student/descriptions.ts";
import { Tick } from "#parts/teaching/student/tick.tsx";
import { cardClass } from "#ui/card.tsx";
import { Typed, typed } from "#shell/typed.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { messages } from "./messages.ts";

export type HomeworkDescription = ReturnType<typeof describeHomework>;

/** What the reports of a course's lessons ask the student to do; nothing where there is none. */
export function HomeworkList({ items, page }: { items: HomeworkDescription[]; page: string }) {
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="homework" className="grid gap-2">
      <h2 id="homework" className="scroll-mt-4 break-after-avoid text-xl font-semibold">
        {messages.homework}
      </h2>
      <ul className={`${cardClass} divide-y divide-line`}>
        {items.map(({ id, text, until, isFinished }) => (
          <li
            key={id}
            id={`homework-${id}`}
            className="flex break-inside-avoid flex-wrap items-center gap-x-3 py-2 pr-2 pl-4 target:bg-caution-ground"
          >
            <div className="min-w-0 flex-[1_1_12rem]">
              <Typed as="p" className="whitespace-pre-line">
                {text}
              </Typed>
              {until && <p className="text-sm text-muted">{until}</p>}
              <TextLink to={`/dashboard/homework/${id}`} className="print:hidden">
                {messages.openHomework}
                <span className="sr-only">: {typed(text)}</span>
              </TextLink>
            </div>
            <Tick
              item={{ id, kind: "homework", title: text }}
              isFinished={isFinished}
              page={`${page}#homework-${id}`}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
