import { useState } from "react";
import { Form, Link, useLocation, useParams, useSearchParams } from "react-router";
import { IkatEmpty } from "#art/ikat-empty.tsx";
import { hasWords } from "#domain/shared/find-by-words.ts";
import { Button } from "#ui/button.tsx";
import { Drawer } from "#ui/drawer.tsx";
import { Empty } from "#ui/empty.tsx";
import { TextField } from "#ui/field.tsx";
import { useHydrated } from "#ui/hydrated.ts";
import { messages } from "./messages.ts";
import { Typed, typed } from "#shell/typed.tsx";

interface Assignment {
  id: string;
  studentName: string;
  course: string;
  /** The time of today's next lesson; null for none. */
  today: string | null;
}

/** The number of assignments from which on there is a search. */
const searchFrom = 6;
const drawerId = "assignment-list";

/** The tutor's assignments: a sidebar, on a phone a drawer. */
export function AssignmentNavigation({ assignments }: { assignments: Assignment[] }) {
  const { assignmentId } = useParams();
  if (assignments.length === 0) {
    return (
      <nav aria-labelledby="assignments" className="grid content-start gap-2">
        <h2 id="assignments" className="text-lg font-semibold">
          {messages.assignments}
        </h2>
        <Empty art={<IkatEmpty className="w-32" />}>{messages.noAssignments}</Empty>
      </nav>
    );
  }
  const chosen = assignments.find(({ id }) => id === assignmentId);
  return (
    <nav aria-labelledby="assignments" className="min-w-0 print:hidden">
      <Drawer
        id={drawerId}
        close={messages.close}
        title={
          <h2 id="assignments" className="text-lg font-semibold">
            {messages.assignments}
          </h2>
        }
        opener={
          <button
            type="button"
            popoverTarget={drawerId}
            className="flex min-h-11 w-full cursor-pointer items-center justify-between gap-3 rounded-control border border-edge bg-surface px-4 py-2 text-left hover:bg-sunken"
          >
            <span className="min-w-0 truncate">
              <span className="font-semibold">{typed(chosen?.studentName) ?? messages.choose}</span>
              {chosen && <span className="text-sm text-muted"> {chosen.course}</span>}
            </span>
            <span aria-hidden="true">▾</span>
          </button>
        }
      >
        <AssignmentList assignments={assignments} />
      </Drawer>
    </nav>
  );
}

function AssignmentList({ assignments }: { assignments: Assignment[] }) {
  const [params] = useSearchParams();
  const { assignmentId } = useParams();
  const { pathname } = useLocation();
  const isHydrated = useHydrated();
  const [search, setSearch] = useState(params.get("find") ?? "");
  const found = assignments.filter(({ studentName, course }) =>
    hasWords(`${studentName} ${course}`, search),
  );
  return (
    <>
      {assignments.length >= searchFrom && (
        // The current address, so that the chosen assignment stays open.
        <Form role="search" action={pathname} className="flex flex-wrap items-end gap-2">
          <div className="min-w-40 grow">
            <TextField
              label={messages.find}
              name="find"
              type="search"
              autoComplete="off"
              placeholder={messages.findHint}
              value={search}
              onChange={(event) => setSearch(event.target.value)}
            />
          </div>
          {!isHydrated && <Button tone="quiet">{messages.findButton}</Button>}
        </Form>
      )}
      <p role="status" className="text-sm text-muted empty:hidden">
        {found.length === 0 ? messages.noneFound : null}
      </p>
      <ul className="grid grid-cols-1">
        {found.map(({ id, studentName, course, today }) => (
          <li key={id}>
            <Link
              to={`/tutor-dashboard/${id}/student`}
              aria-current={id === assignmentId || undefined}
              className="assignment-link"
            >
              <span className="min-w-0 grow">
                <Typed className="block font-semibold">{studentName}</Typed>
                <span className="block text-sm/dense text-muted">{course}</span>
              </span>
              {today && (
                <span className="assignment-today">
                  {messages.today} <span className="block">{today}</span>
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
