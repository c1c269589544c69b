import { Form, Link } from "react-router";
import { Button, buttonClass } from "#ui/button.tsx";
import { useIsSubmitting } from "#ui/pending.ts";
import { openedFrom } from "../return-to.ts";
import type { HomeView } from "./describe-home.ts";
import { messages } from "./messages.ts";
import { entryClass, Queue } from "./queue.tsx";

const home = "/admin-dashboard";
const assign = openedFrom(home, `${home}/assignments/new`);

type Student = HomeView["students"]["items"][number];

/** The newest students without a tutor, with the best tutors for each of their subjects. */
export function WaitingStudents({ students }: { students: HomeView["students"] }) {
  const { items, count, more } = students;
  return (
    <Queue
      title={messages.students}
      count={count}
      empty={items.length === 0 ? messages.noStudents : null}
      more={
        items.length > 0
          ? { to: `${home}/students?needs=tutor`, text: more ?? messages.allStudents }
          : null
      }
    >
      <ul className="grid gap-4">
        {items.map((student) => (
          <WaitingStudent key={student.id} student={student} />
        ))}
      </ul>
    </Queue>
  );
}

function WaitingStudent({ student }: { student: Student }) {
  const { id, name, waiting, demo, phoneNumber, classId, subjects } = student;
  const another = new URLSearchParams({ studentId: id, classId, from: home });
  return (
    <li className={entryClass}>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1">
        <div className="min-w-0 wrap-anywhere">
          <h3 className="font-semibold">
            <Link
              to={`${home}/students/${id}`}
              className="inline-flex min-h-11 items-center text-link underline underline-offset-4"
            >
              {name}
            </Link>
          </h3>
          <p className="text-sm text-muted">{waiting}</p>
          {demo && <p className="text-sm">{demo}</p>}
        </div>
        {phoneNumber && (
          <a
            href={`tel:${phoneNumber.replaceAll(/[^+\d]/g, "")}`}
            className="inline-flex min-h-11 items-center text-link underline underline-offset-4"
          >
            <span className="sr-only">{messages.phone} </span>
            {phoneNumber}
          </a>
        )}
      </div>
      {subjects.map((subject) => (
        <Matches key={subject.id} student={student} subject={subject} />
      ))}
      <Link
        to={`${home}/assignments/new?${another}`}
        className={`${buttonClass("plain")} -ml-4 justify-self-start`}
        aria-label={`${messages.another}: ${name}`}
      >
        {messages.another}
      </Link>
    </li>
  );
}

function Matches(props: { student: Student; subject: Student["subjects"][number] }) {
  const { student, subject } = props;
  const isAssigning = useIsSubmitting(assign);
  return (
    <Form
      method="post"
      action={assign}
      preventScrollReset
      aria-label={messages.matches(subject.name, student.name)}
      className="grid gap-x-4 gap-y-1 sm:grid-cols-[7rem_minmax(0,1fr)]"
    >
      <h4 className="font-medium sm:pt-2">{subject.name}</h4>
      <input type="hidden" name="studentId" value={student.id} />
      <input type="hidden" name="classId" value={student.classId} />
      <input type="hidden" name="subjectId" value={subject.id} />
      {subject.tutors.length === 0 ? (
        <p className="text-sm text-muted sm:pt-2">{messages.noTutors}</p>
      ) : (
        <ul className="grid gap-2">
          {subject.tutors.map((tutor) => (
            <li key={tutor.id} className="flex items-center justify-between gap-3">
              <div className="min-w-0 wrap-anywhere">
                <p>{tutor.name}</p>
                <p className="text-sm text-muted">{tutor.reason}</p>
              </div>
              <Button tone="quiet" name="tutorId" value={tutor.id} pending={isAssigning}>
                <span>
                  {messages.assign}
                  <span className="sr-only"> {messages.assignWhom(tutor.name, subject.name)}</span>
                </span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Form>
  );
}
