import { formatDateTime } from "#domain/shared/dates.ts";
import { messages } from "#parts/teaching/tutor/messages.ts";
import { typed } from "#shell/typed.tsx";
import { cardClass } from "#ui/card.tsx";

interface Details {
  studentName: string;
  studentEmail: string;
  studentPhoneNumber: string;
  className: string;
  subjectName: string;
  assignedDate: Date;
}

export function StudentDetails({ assignment }: { assignment: Details }) {
  const facts = [
    [messages.student, assignment.studentName],
    [messages.email, assignment.studentEmail],
    [messages.phoneNumber, assignment.studentPhoneNumber || messages.none],
    [messages.class, assignment.className],
    [messages.subject, assignment.subjectName],
    [messages.assigned, formatDateTime(assignment.assignedDate)],
  ];
  return (
    <dl className={`${cardClass} grid gap-4 p-5 wrap-anywhere sm:grid-cols-2`}>
      {facts.map(([term, fact]) => (
        <div key={term}>
          <dt className="text-sm text-muted">{term}</dt>
          <dd className="font-medium">{typed(fact)}</dd>
        </div>
      ))}
    </dl>
  );
}
