import { Link } from "react-router";
import { Initials } from "#art/initials.tsx";
import { buttonClass } from "#ui/button.tsx";
import { KeptList } from "#ui/kept/kept-list.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { Matches } from "#parts/office/matches.tsx";
import { openedFrom } from "#parts/office/return-to.ts";
import { Typed } from "#shell/typed.tsx";
import type { HomeView } from "./describe-home.ts";
import { describeLeft } from "./describe-left.ts";
import { Phone } from "#parts/people/contact/phone.tsx";
import { messages } from "./messages.ts";
import { entryClass, personClass, Queue } from "./queue.tsx";

const home = "/admin-dashboard";

type Student = HomeView["students"]["items"][number];

/** The students who have been without a tutor longest, with the best tutors for their first subject. */
export function WaitingStudents({ students }: { students: HomeView["students"] }) {
  const { items, queue } = students;
  return (
    <Queue {...queue}>
      <KeptList
        items={items}
        describe={({ name }) => describeLeft(name)}
        className="grid gap-4"
        entryClass={entryClass}
      >
        {(student) => <WaitingStudent student={student} />}
      </KeptList>
    </Queue>
  );
}

function WaitingStudent({ student }: { student: Student }) {
  const { id, name, waiting, demo, phone, classId, subjects, others } = student;
  const another = new URLSearchParams({ studentId: id, classId, from: home });
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1">
        <div className={personClass}>
          <Initials name={name} className="row-span-3" />
          <h3 className="font-semibold">
            <Typed as={TextLink} to={`${home}/students/${id}`}>
              {name}
            </Typed>
          </h3>
          <p className="text-sm text-muted">{waiting}</p>
          {demo && <p className="text-sm">{demo}</p>}
        </div>
        {phone && <Phone phone={phone} />}
      </div>
      <p className="text-sm text-muted">{student.times}</p>
      {subjects.map((subject) => (
        <Matches
          key={subject.name}
          subject={subject}
          to={openedFrom(home, `${home}/assignments/new`)}
        />
      ))}
      <p className="-ml-4 flex flex-wrap">
        <Link
          to={`${home}/assignments/new?${another}`}
          className={buttonClass("plain")}
          aria-label={`${messages.another}: ${name}`}
        >
          {messages.another}
        </Link>
        {others && (
          <Link
            to={`${home}/students/${id}`}
            className={buttonClass("plain")}
            aria-label={`${others}: ${name}`}
          >
            {others}
          </Link>
        )}
      </p>
    </>
  );
}
