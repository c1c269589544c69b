import { publicPath } from "#content/site/public-path.ts";
import { data, redirect, useSearchParams } from "react-router";
import { bookADemo as words } from "#content/site/pages/book-a-demo.ts";
import { enquiryProblems } from "#content/enquiries/enquiry-problems.ts";
import { checkEnquiry, readEnquiry } from "#domain/enquiries/form.ts";
import { readPrefill } from "#domain/enquiries/prefill.ts";
import { siteContext } from "#request/context.ts";
import { readForm } from "#request/form.ts";
import { denyRobot, receiveEnquiry } from "#use-cases/enquiries/receive.ts";
import { readEnquiryForm } from "#parts/enquiries/form.ts";
import { forwardActionHeaders } from "#shell/headers.ts";
import { pageMeta } from "#parts/site/page-meta.ts";
import { keepEnquiry } from "#parts/account/sign-in/typed-enquiry.ts";
import { tooManyRequests } from "#shell/too-many-requests.ts";
import { PageIntro } from "#parts/site/page-intro.tsx";
import { PageMotif } from "#parts/site/page-motif.tsx";
import { pageWidth } from "#parts/site/section.tsx";
import type { Route } from "./+types/page.ts";
import { EnquiryForm } from "./form.tsx";
import { NextSteps } from "./next-steps.tsx";

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, "/book-a-demo");

export const headers = forwardActionHeaders;

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, context);
  const thanks = (path = "/book-a-demo/thanks") => redirect(publicPath(path), { status: 303 });
  // The field is hidden: only a program fills it in, and is told nothing.
  if (form.text("website") !== "") {
    await denyRobot(context);
    return thanks();
  }
  const values = readEnquiryForm(form);
  const failure = checkEnquiry(values, new Date());
  const enquiry = readEnquiry(values);
  if (failure || !enquiry) {
    const { problem, field } = failure ?? { problem: "class-missing", field: "selectedClass" };
    return data({ error: enquiryProblems[problem], field, values }, { status: 400 });
  }
  const result = await receiveEnquiry(context, enquiry);
  if (result.ok) {
    const answer = thanks(result.value.isSame ? "/book-a-demo/already" : undefined);
    answer.headers.append("set-cookie", await keepEnquiry(context, enquiry));
    return answer;
  }
  const error = words.tooMany(result.minutes, context.get(siteContext).academy);
  return data({ error, field: null, values }, tooManyRequests(result.minutes));
}

/** `/book-a-demo`: a family without an account asks for a demo class; a link may choose the class. */
export default function BookADemo({ actionData }: Route.ComponentProps) {
  const [query] = useSearchParams();
  return (
    <>
      <PageIntro title={words.title} text={words.text} aside={<PageMotif index={0} />} />
      <div
        className={`${pageWidth} grid grid-cols-1 gap-10 py-10 sm:py-16 lg:grid-cols-[2fr_1fr] lg:gap-16`}
      >
        <EnquiryForm
          values={actionData?.values ?? readPrefill(query) ?? undefined}
          invalidField={actionData?.field}
          error={actionData?.error}
        />
        <NextSteps />
      </div>
    </>
  );
}
