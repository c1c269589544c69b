import { data, Form } from "react-router";
import { readForm } from "#request/form.ts";
import { redirectAbout } from "#security/notice-about.ts";
import { findNameOf } from "#use-cases/people/names.ts";
import type { EnrolmentFacts } from "#data/enquiries/enrolment.ts";
import {
  enrolKnownStudent,
  enrolNewStudent,
  loadEnrolment,
} from "#use-cases/enquiries/enrolment.ts";
import { subjectName } from "#domain/teaching/catalogue/catalogue.ts";
import { Button, ButtonLink, SubmitButton } from "#ui/button.tsx";
import { SelectField } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { keepFormOnFailure } from "#shell/failed-submit.ts";
import { screenTitle } from "#shell/screen-title.ts";
import { InvitedStudentFields } from "#parts/people/invited-student/fields.tsx";
import {
  findInviteProblem,
  readInvitedStudent,
  toInvitedStudent,
  type InvitedStudentValues,
} from "#parts/people/invited-student/form.ts";
import type { Route } from "./+types/enrolment.ts";
import { messages } from "./enrolment-messages.ts";
import { pageOf } from "./request.ts";

export { ErrorBoundary } from "#parts/office/screen-error.tsx";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  screenTitle(matches, loaderData?.title);

/** What the family has said, as the values of the form. */
function toValues(enquiry: EnrolmentFacts): InvitedStudentValues {
  const { asker, askerName, childName, phone, email, classId, subjectIds } = enquiry;
  const isParent = asker === "parent";
  return {
    name: childName ?? (isParent ? "" : askerName),
    email: isParent ? "" : (email ?? ""),
    phoneNumber: phone ?? "",
    selectedClass: classId,
    selectedSubjects: subjectIds,
    guardianName: isParent && email !== null ? askerName : "",
    guardianEmail: isParent ? (email ?? "") : "",
  };
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const enquiry = await loadEnrolment(context, params.enquiryId);
  return {
    title: messages.title(enquiry.childName ?? enquiry.askerName),
    values: toValues(enquiry),
    tutors: enquiry.tutors.map(({ id, name, subjectId }) => ({
      id: `${id} ${subjectId}`,
      name: messages.choice(name, subjectName(subjectId)),
    })),
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { enquiryId } = params;
  const form = await readForm(request, context);
  const values = readInvitedStudent(form);
  const tutor = form.text("tutor");
  await loadEnrolment(context, enquiryId);
  const answer = { field: null as string | null, values, tutor, student: null };
  const known = form.text("studentId");
  if (known !== "") {
    const enrolled = await enrolKnownStudent(context, enquiryId, known);
    if (enrolled.ok) return leadTo(context, enrolled.value);
    return data({ ...answer, error: messages.notPossible }, { status: 409 });
  }
  const problem = findInviteProblem(values);
  if (problem) return data({ ...answer, ...problem }, { status: 400 });
  const [tutorId = "", subjectId = ""] = tutor.split(" ");
  const course = tutor === "" ? null : { tutorId, subjectId };
  const result = await enrolNewStudent(context, enquiryId, { ...toInvitedStudent(values), course });
  if (result.ok) return leadTo(context, result.value);
  if (result.reason === "address-taken") {
    const { student } = result;
    const error = student ? messages.takenBy(student.name) : messages.taken;
    return data({ ...answer, error, field: "email", student }, { status: 400 });
  }
  const isTutor = result.reason === "tutor-not-eligible";
  const error = isTutor ? messages.notEligible : messages.notPossible;
  return data({ ...answer, error, field: isTutor ? "tutor" : null }, { status: 409 });
}

async function leadTo(context: Route.ActionArgs["context"], studentId: string) {
  const name = await findNameOf(context, "student", studentId);
  return redirectAbout(context, `/admin-dashboard/students/${studentId}`, "enquiry-enrolled", name);
}

export const clientAction = (args: Route.ClientActionArgs) => keepFormOnFailure(args);

/** `/admin-dashboard/enquiries/:enquiryId/enrolment`: makes a student of an enquiry. */
export default function Enrol({ loaderData, actionData, params }: Route.ComponentProps) {
  const { title, values, tutors } = loaderData;
  return (
    <>
      <PageTitle as="h2" className="wrap-anywhere">
        {title}
      </PageTitle>
      <Form method="post" noValidate className="grid max-w-2xl grid-cols-1 gap-4">
        {/* Enter enrols a new student, not the one whom the notice names. */}
        <button hidden tabIndex={-1}>
          {messages.submit}
        </button>
        <p className="text-muted">{messages.text}</p>
        <InvitedStudentFields values={actionData?.values ?? values} invalid={actionData?.field} />
        {tutors.length > 0 && (
          <SelectField
            label={messages.tutor}
            hint={messages.tutorHint}
            name="tutor"
            placeholder={messages.nobody}
            choices={tutors}
            defaultValue={actionData?.tutor ?? ""}
            invalid={actionData?.field === "tutor"}
          />
        )}
        {actionData && <Notice tone="danger">{actionData.error}</Notice>}
        {actionData?.student && (
          <div className="flex flex-wrap items-center gap-3">
            <Button tone="quiet" name="studentId" value={actionData.student.id}>
              {messages.enrolKnown(actionData.student.name)}
            </Button>
            <TextLink to={`/admin-dashboard/students/${actionData.student.id}`}>
              {messages.openStudent}
            </TextLink>
          </div>
        )}
        <div className="flex flex-wrap gap-3">
          <SubmitButton pending={messages.enrolling}>{messages.submit}</SubmitButton>
          <ButtonLink to={pageOf(params.enquiryId)}>{messages.cancel}</ButtonLink>
        </div>
      </Form>
    </>
  );
}
