import { Form, useLocation } from "react-router";
import { endGuardianOf, loadGuardianOf } from "#access/guardian-administration.ts";
import { redirectWithNotice } from "#access/notice.ts";
import { ageAt } from "#domain/birth-date.ts";
import { formatDate, formatDateTime } from "#domain/dates.ts";
import { Button } from "#ui/button.tsx";
import { CancelButton, Dialog } from "#ui/dialog.tsx";
import { useSending } from "#ui/pending.ts";
import type { Route } from "./+types/guardian.ts";
import { guardianMessages as messages } from "./guardian-messages.ts";

const list = "/admin-dashboard";

export async function loader({ context, params }: Route.LoaderArgs) {
  const { name, student, answers } = await loadGuardianOf(context, params.studentId);
  const { bornOn, guardian } = student;
  const age = bornOn === null ? null : ageAt(bornOn, new Date());
  return { name, bornOn, age, guardian, answers };
}

/** Ends the access of a student's guardian; the student may then name another. */
export async function action({ context, params, url }: Route.ActionArgs) {
  const ended = await endGuardianOf(context, params.studentId);
  const notice = ended ? "guardian-ended" : "guardian-not-ended";
  return redirectWithNotice(context, list + url.search, notice);
}

export default function StudentGuardian({ loaderData }: Route.ComponentProps) {
  const { search } = useLocation();
  const busy = useSending();
  const { name, bornOn, age, guardian, answers } = loaderData;
  return (
    <Dialog title={messages.title(name)} closeTo={list + search}>
      <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-6 gap-y-2 wrap-anywhere">
        <Fact
          label={messages.birthDate}
          value={bornOn && age !== null ? messages.age(formatDate(bornOn), age) : messages.unknown}
        />
        <Fact label={messages.guardian} value={guardian?.name ?? messages.none} />
        {guardian && (
          <>
            <Fact label={messages.relation} value={messages.relations[guardian.relation]} />
            <Fact label={messages.email} value={guardian.email} />
            {guardian.phoneNumber && <Fact label={messages.phone} value={guardian.phoneNumber} />}
            <Fact label={messages.consent} value={messages.consentStates[guardian.consent]} />
          </>
        )}
      </dl>
      {answers.length > 0 && (
        <section className="grid gap-2">
          <h3 className="font-semibold">{messages.answers}</h3>
          <ul className="grid gap-1 text-sm">
            {answers.map((one) => (
              <li key={one.id}>
                {formatDateTime(one.decidedAt)}: {one.guardianName},{" "}
                {messages.decisions[one.decision]} {messages.version(one.textVersion)}
              </li>
            ))}
          </ul>
        </section>
      )}
      {guardian && <p className="text-muted">{messages.endText}</p>}
      <Form method="post" preventScrollReset className="flex flex-wrap justify-end gap-3">
        <CancelButton>{messages.close}</CancelButton>
        {guardian && (
          <Button tone="danger" pending={busy}>
            {messages.end}
          </Button>
        )}
      </Form>
    </Dialog>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <>
      <dt className="text-muted">{label}</dt>
      <dd>{value}</dd>
    </>
  );
}
