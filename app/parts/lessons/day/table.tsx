import { Badge } from "#ui/badge.tsx";
import { Empty } from "#ui/empty.tsx";
import { inlineLinkClass } from "#ui/text-link.tsx";
import { Table } from "#ui/records/table.tsx";
import { Typed } from "#shell/typed.tsx";
import type { DescribedDayLesson } from "./describe.ts";
import { messages } from "./messages.ts";

/** Lessons of a day; each leads to the office's page of it. */
export function DayTable({ caption, lessons }: { caption: string; lessons: DescribedDayLesson[] }) {
  if (lessons.length === 0) return <Empty>{messages.none}</Empty>;
  return (
    <Table
      caption={caption}
      rows={lessons}
      columns={[
        {
          label: messages.lesson,
          cell: ({ id, lesson }) => <a href={`/admin-dashboard/lessons/${id}`}>{lesson}</a>,
        },
        { label: messages.time, cell: ({ time }) => time },
        { label: messages.student, cell: ({ student }) => <Person {...student} />, place: "below" },
        { label: messages.tutor, cell: ({ tutor }) => <Person {...tutor} />, place: "below" },
        {
          label: messages.standing,
          cell: ({ standing, problems }) => (
            <>
              {problems.length === 0 && standing}
              {problems.map((problem) => (
                <Badge key={problem} tone="danger">
                  {problem}
                </Badge>
              ))}
            </>
          ),
          place: "badge",
        },
      ]}
    />
  );
}

function Person({ name, to }: { name: string; to: string | null }) {
  return to ? (
    <Typed as="a" href={to} className={`inline-flex min-h-6 items-center ${inlineLinkClass}`}>
      {name}
    </Typed>
  ) : (
    <Typed>{name}</Typed>
  );
}
