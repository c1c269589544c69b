import { isRouteErrorResponse, useParams, useRouteError } from "react-router";
import { errorPageFor } from "#content/shared/errors.ts";
import { IkatEmpty } from "#art/ikat-empty.tsx";
import { LinkForm } from "./link-form.tsx";
import { ErrorTitle } from "#shell/error-title.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { textLinkClass } from "#ui/text-link.tsx";
import { messages } from "./messages.ts";

/**
 * The answer to a guardian's link that is not valid: the same whether it has expired, was ended or
 * never existed. It offers a new one. From a lesson that is gone it leads to the page.
 */
export function InvalidLink() {
  const error = useRouteError();
  const { guardianToken } = useParams();
  const { status, data } = isRouteErrorResponse(error) ? error : { status: 500, data: null };
  if (data === "no-link") {
    return (
      <>
        <ErrorTitle name={messages.pageTitle} />
        <PageTitle size="growing">{messages.invalidLink}</PageTitle>
        <p>{messages.invalidLinkText}</p>
        <LinkForm />
      </>
    );
  }
  const { title, text } = errorPageFor(status, data);
  return (
    <>
      <ErrorTitle name={messages.pageTitle} />
      <IkatEmpty className="h-auto w-40 max-w-full" />
      <PageTitle size="growing">{title}</PageTitle>
      <p>{text}</p>
      {data === "no-item" && (
        <a href={`/guardian/${guardianToken}`} className={textLinkClass}>
          {messages.toPage}
        </a>
      )}
    </>
  );
}
