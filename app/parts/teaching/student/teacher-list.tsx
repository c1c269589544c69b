import { Initials } from "#art/initials.tsx";
import { Empty } from "#ui/empty.tsx";
import { cardClass } from "#ui/card.tsx";
import { Typed } from "#shell/typed.tsx";
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
          <li key={teacher.email} className={`${cardClass} flex items-start gap-3 p-4`}>
            <Initials name={teacher.name} />
            <div className="min-w-0">
              <Typed as="p" className="font-semibold">
                {teacher.name}
              </Typed>
              <p>{teacher.subjects.join(", ")}</p>
              <p className="text-sm text-muted">{teacher.email}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
