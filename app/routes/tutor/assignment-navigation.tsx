import { NavLink } from "react-router";
import { IkatEmpty } from "#art/ikat-empty.tsx";
import { Empty } from "#ui/empty.tsx";
import { messages } from "./messages.ts";

interface Assignment {
  id: string;
  studentName: string;
  course: string;
}

export function AssignmentNavigation({ assignments }: { assignments: Assignment[] }) {
  return (
    <nav aria-labelledby="assignments" className="grid content-start gap-2">
      <h2 id="assignments" className="text-lg font-semibold">
        {messages.assignments}
      </h2>
      {assignments.length === 0 && (
        <Empty art={<IkatEmpty className="w-32" />}>{messages.noAssignments}</Empty>
      )}
      <ul className="grid gap-1 max-lg:max-h-64 max-lg:overflow-y-auto">
        {assignments.map(({ id, studentName, course }) => (
          <li key={id}>
            <NavLink
              to={`/tutor-dashboard/${id}/student`}
              className={({ isActive }) =>
                `block rounded-control border px-3 py-2 hover:bg-sunken ${isActive ? "border-line bg-surface" : "border-transparent"}`
              }
            >
              <span className="block font-semibold">{studentName}</span>
              <span className="block text-sm text-muted">{course}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
