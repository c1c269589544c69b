import { isRouteErrorResponse, useRouteError } from "react-router";
import { errorPageFor } from "#content/shared/errors.ts";
import { ErrorTitle } from "#shell/error-title.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { DashboardLink } from "./dashboard-link.tsx";
import { messages } from "./messages.ts";

/** The answer to a link that is not valid, whatever the reason. */
export function InvalidLink() {
  const error = useRouteError();
  const { status, data } = isRouteErrorResponse(error) ? error : { status: 500, data: null };
  const { title, text } =
    data === "no-link"
      ? { title: messages.invalidLink, text: messages.invalidLinkText }
      : errorPageFor(status, data);
  return (
    <>
      <ErrorTitle name={messages.pageTitle} />
      <PageTitle size="growing">{title}</PageTitle>
      <p>{text}</p>
      <DashboardLink />
    </>
  );
}
