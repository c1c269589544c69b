import { Form, useLocation } from "react-router";
import { endStudentGuardian, loadStudentGuardian } from "#use-cases/guardians/student-guardian.ts";
import { siteContext } from "#request/context.ts";
import { redirectWithFlashMessage } from "#request/flash-message.ts";
import { redirectAbout } from "#security/notice-about.ts";
import { findNameOf } from "#use-cases/people/names.ts";
import { canEnter } from "#domain/people/staff.ts";
import { currentAdmin } from "#security/guards.ts";
import { ageAt } from "#domain/people/birth-date.ts";
import { times } from "#content/shared/count.ts";
import { formatDate, formatDateTime } from "#domain/shared/dates.ts";
import { shownConsent } from "#domain/guardians/guardian.ts";
import { Button } from "#ui/button.tsx";
import { CancelButton, Dialog } from "#ui/dialog/dialog.tsx";
import { Fact } from "#ui/records/fact.tsx";
import { useIsSubmitting } from "#ui/pending.ts";
import { TextLink } from "#ui/text-link.tsx";
import { describePhone } from "#parts/people/contact/describe-phone.ts";
import { Phone } from "#parts/people/contact/phone.tsx";
import { returnTo } from "#parts/office/return-to.ts";
import { screenTitle } from "#shell/screen-title.ts";
import type { Route } from "./+types/guardian.ts";
import { guardianMessages as messages } from "#parts/office/guardian-messages.ts";
import { typed } from "#shell/typed.tsx";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  screenTitle(matches, loaderData && messages.title(loaderData.name));

const list = "/admin-dashboard/students";

const pageOf = (studentId: string) => `${list}/${studentId}`;

export async function loader({ context, params }: Route.LoaderArgs) {
  const { name, student, answers, reads } = await loadStudentGuardian(context, params.studentId);
  const { bornOn, guardian } = student;
  const age = bornOn === null ? null : ageAt(bornOn, new Date());
  const hasLog = canEnter(currentAdmin(context).admin.role, "log");
  const { name: academy } = context.get(siteContext).academy;
  const facts = { academy, name, lesson: null };
  const phone = guardian?.phoneNumber
    ? describePhone(guardian.phoneNumber, guardian.language, facts, ["times", "missed-call"])
    : null;
  return { name, bornOn, age, guardian, phone, answers, reads, hasLog };
}

/** Ends the access of a student's guardian; the student may then name another. */
export async function action({ context, params, url }: Route.ActionArgs) {
  const result = await endStudentGuardian(context, params.studentId);
  // There may be no such student, and so no page.
  const page = returnTo(result.ok ? pageOf(params.studentId) : list, url.search);
  if (!result.ok) return redirectWithFlashMessage(context, page, "guardian-not-ended");
  const name = await findNameOf(context, "student", params.studentId);
  return redirectAbout(context, page, "guardian-ended", name);
}

export default function StudentGuardian({ loaderData, params }: Route.ComponentProps) {
  const { studentId } = params;
  const { search } = useLocation();
  const isSubmitting = useIsSubmitting();
  const { name, bornOn, age, guardian, phone, answers, reads, hasLog } = loaderData;
  return (
    <Dialog title={messages.title(name)} closeTo={returnTo(pageOf(studentId), search)}>
      <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-6 gap-y-2">
        <Fact
          label={messages.birthDate}
          value={bornOn && age !== null ? messages.age(formatDate(bornOn), age) : messages.unknown}
        />
        <Fact label={messages.guardian} value={typed(guardian?.name) ?? messages.none} />
        {guardian && (
          <>
            <Fact label={messages.relation} value={messages.relations[guardian.relation]} />
            <Fact label={messages.email} value={guardian.email} />
            {phone && <Fact label={messages.phone} value={<Phone phone={phone} />} />}
            <Fact label={messages.consent} value={messages.consentStates[shownConsent(guardian)]} />
            <Fact
              label={messages.page}
              value={
                guardian.lastReadAt === null
                  ? messages.pageNeverRead
                  : messages.pageRead(formatDateTime(guardian.lastReadAt), times(guardian.reads))
              }
            />
          </>
        )}
      </dl>
      {answers.length > 0 && (
        <section className="grid gap-2">
          <h3 className="font-semibold">{messages.answers}</h3>
          <ul className="grid gap-1 text-sm">
            {answers.map((answer) => (
              <li key={answer.id}>
                {messages.answer(
                  formatDateTime(answer.decidedAt),
                  answer.guardianName,
                  answer.decision,
                  answer.textVersion,
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {reads.length > 0 && (
        <section className="grid gap-2">
          <h3 className="font-semibold">{messages.reads}</h3>
          <ul className="grid gap-1 text-sm">
            {reads.map((read) => (
              <li key={read.id}>
                {messages.read(
                  formatDateTime(read.at),
                  read.name ?? messages.formerReader,
                  read.role,
                )}
              </li>
            ))}
          </ul>
          {hasLog && (
            <TextLink
              to={`/admin-dashboard/log?account=${studentId}&action=read-contact`}
              className="justify-self-start"
            >
              {messages.allReads}
            </TextLink>
          )}
        </section>
      )}
      {guardian && <p className="text-muted">{messages.endText}</p>}
      <Form method="post" preventScrollReset className="flex flex-wrap justify-end gap-3">
        <CancelButton>{messages.close}</CancelButton>
        {guardian && (
          <Button tone="danger" pending={isSubmitting}>
            {messages.end}
          </Button>
        )}
      </Form>
    </Dialog>
  );
}
