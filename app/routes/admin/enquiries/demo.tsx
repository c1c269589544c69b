import { data, Form } from "react-router";
import { readForm } from "#request/form.ts";
import { redirectAbout } from "#security/notice-about.ts";
import { aboutDemo } from "#parts/shared/about.ts";
import { loadEnquiry } from "#use-cases/enquiries/enquiries.ts";
import type { DemoTutor } from "#data/timetable/demo-lessons.ts";
import { bookDemo, loadDemoFacts } from "#use-cases/timetable/demo-lessons.ts";
import { subjectName } from "#domain/teaching/catalogue/catalogue.ts";
import { nameDatedMoment } from "#domain/shared/dates.ts";
import { checkDemo, usualDemoLength, type DemoInput } from "#domain/timetable/demo-lesson.ts";
import { parseIndiaDateTime, toIndiaDateTimeFields } from "#domain/shared/india-time.ts";
import { parseLength } from "#domain/timetable/lesson-length.ts";
import { ButtonLink, SubmitButton } from "#ui/button.tsx";
import { fieldProps } from "#ui/field-props.ts";
import { SelectField, TextField } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { BookingNotice, EnterButton } from "#parts/timetable/booking/booking-notice.tsx";
import { describeBooking } from "#parts/timetable/booking/booking-answer.ts";
import { readConfirmed, readTime } from "#parts/timetable/booking/booking-fields.ts";
import { keepFormOnFailure } from "#shell/failed-submit.ts";
import { screenTitle } from "#shell/screen-title.ts";
import type { Route } from "./+types/demo.ts";
import { messages } from "./demo-messages.ts";
import { pageOf } from "./request.ts";

export { ErrorBoundary } from "#parts/office/screen-error.tsx";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  screenTitle(matches, loaderData?.words.title);

/** The planned demo class; else the first tutor who is free at a preferred time, at that time. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { demo, firstAt, secondAt, tutors } = await loadDemoFacts(context, params.enquiryId);
  const [first] = tutors;
  const now = new Date();
  const wanted = [firstAt, secondAt].find((at) => at !== null && at > now);
  const at = demo?.startsAt ?? first?.freeAt[0] ?? wanted;
  const chosen = demo ? { id: demo.tutorId, subjectId: demo.subjectId } : first;
  const values: DemoInput = {
    tutor: chosen ? valueOf(chosen) : "",
    minutes: String(demo?.minutes ?? usualDemoLength),
    url: demo?.url ?? "",
    ...(at ? toIndiaDateTimeFields(new Date(at)) : { date: "", time: "" }),
  };
  const choices = tutors.map((tutor) => ({ id: valueOf(tutor), name: describeTutor(tutor, now) }));
  const own = demo && {
    id: values.tutor,
    name: `${demo.tutorName} · ${subjectName(demo.subjectId)}`,
  };
  const isListed = choices.some(({ id }) => id === values.tutor);
  return {
    words: demo ? messages.move : messages.book,
    labels: messages.labels,
    noTutor: choices.length === 0 && !own ? messages.noTutor : null,
    tutors: own && !isListed ? [own, ...choices] : choices,
    values,
  };
}

const valueOf = ({ id, subjectId }: Pick<DemoTutor, "id" | "subjectId">) => `${id} ${subjectId}`;

function describeTutor({ name, subjectId, freeAt }: DemoTutor, now: Date): string {
  const free = freeAt.map((at) => nameDatedMoment(at, now));
  return [name, subjectName(subjectId), free.length > 0 && messages.free(free)]
    .filter(Boolean)
    .join(" · ");
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { enquiryId } = params;
  const form = await readForm(request, context);
  const time = readTime(form);
  const [tutor, minutes, url] = ["tutor", "minutes", "url"].map((name) => form.text(name));
  const values: DemoInput = { tutor: tutor ?? "", minutes: minutes ?? "", url: url ?? "", ...time };
  const { demo: planned, tutors } = await loadDemoFacts(context, enquiryId);
  const room = tutors.find((one) => valueOf(one) === values.tutor)?.roomUrl;
  const link = values.url.trim() || (room ?? "");
  const answer = { field: null as string | null, values, booking: null };
  const failure = checkDemo({ ...values, url: link });
  const startsAt = parseIndiaDateTime(values.date, values.time);
  const length = parseLength(values.minutes);
  if (failure || !startsAt || length === null) {
    const { problem, field } = failure ?? { problem: "no-such-time", field: "date" };
    return data({ ...answer, error: messages.problems[problem], field }, { status: 400 });
  }
  const [tutorId = "", subjectId = ""] = values.tutor.split(" ");
  const demo = { tutorId, subjectId, startsAt, minutes: length, url: link };
  const result = await bookDemo(context, enquiryId, demo, {
    confirmed: readConfirmed(form, time),
  });
  if (result.ok) {
    const code = planned ? "demo-moved" : "demo-booked";
    const { childName, askerName } = await loadEnquiry(context, enquiryId);
    const about = aboutDemo(childName ?? askerName, startsAt);
    return redirectAbout(context, pageOf(enquiryId), code, about);
  }
  if (result.reason === "not-possible" || result.reason === "tutor-not-eligible") {
    return data({ ...answer, error: messages.refusals[result.reason] }, { status: 409 });
  }
  const booking = describeBooking(result, "admin");
  return data({ ...answer, booking, error: booking.error, field: "time" }, { status: 409 });
}

export const clientAction = (args: Route.ClientActionArgs) => keepFormOnFailure(args);

/** `/admin-dashboard/enquiries/:enquiryId/demo`: plans the demo class, or gives it another time. */
export default function BookDemo({ loaderData, actionData, params }: Route.ComponentProps) {
  const { words, labels, tutors, noTutor } = loaderData;
  const field = fieldProps(actionData?.values ?? loaderData.values, actionData?.field);
  return (
    <>
      <PageTitle as="h2" className="wrap-anywhere">
        {words.title}
      </PageTitle>
      <Form method="post" noValidate className="grid max-w-2xl grid-cols-1 gap-4">
        <EnterButton label={words.save} />
        <SelectField
          label={labels.tutor}
          hint={noTutor ?? labels.tutorHint}
          placeholder={labels.choose}
          choices={tutors}
          {...field("tutor")}
        />
        <div className="grid gap-4 sm:grid-cols-3">
          <TextField label={labels.date} type="date" {...field("date")} />
          <TextField label={labels.time} type="time" {...field("time")} />
          <TextField label={labels.minutes} inputMode="numeric" {...field("minutes")} />
        </div>
        <TextField
          label={labels.url}
          hint={labels.urlHint}
          type="url"
          inputMode="url"
          autoCapitalize="none"
          {...field("url")}
        />
        {actionData?.booking && <BookingNotice booking={actionData.booking} />}
        {actionData && !actionData.booking && <Notice tone="danger">{actionData.error}</Notice>}
        <div className="flex flex-wrap gap-3">
          <SubmitButton pending={labels.saving}>{words.save}</SubmitButton>
          <ButtonLink to={pageOf(params.enquiryId)}>{labels.cancel}</ButtonLink>
        </div>
      </Form>
    </>
  );
}
