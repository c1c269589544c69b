import { Empty } from "#ui/empty.tsx";
import type { TeacherDescription } from "./descriptions.ts";
import { messages } from "./messages.ts";

export function TeacherList({ teachers }: { teachers: TeacherDescription[] }) {
  return (
    <section aria-labelledby="my-teachers" className="grid gap-3">
      <h2 id="my-teachers" className="text-lg font-semibold">
        {messages.myTeachers}
      </h2>
      {teachers.length === 0 && <Empty>{messages.noTeachers}</Empty>}
      <ul className="grid gap-3">
        {teachers.map((teacher) => (
          <li key={teacher.email} className="rounded-card border border-line bg-surface p-4">
            <p className="font-semibold">{teacher.name}</p>
            <p>{teacher.subjects.join(", ")}</p>
            <p className="text-sm text-muted">{teacher.email}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
