import { Initials } from "#art/initials.tsx";
import { Empty } from "#ui/empty.tsx";
import { cardClass } from "#ui/card.tsx";
import { Typed } from "#shell/typed.tsx";
import type { TeacherDescription } from "./descriptions.ts";
import { messages } from "./messages.ts";
import { TitledSection } from "#ui/page-title.tsx";

export function TeacherList({ teachers }: { teachers: TeacherDescription[] }) {
  return (
    <TitledSection id="my-teachers" title={messages.myTeachers} size="small" className="grid gap-3">
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
    </TitledSection>
  );
}
