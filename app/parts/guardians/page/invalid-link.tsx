import { isRouteErrorResponse, useRouteError } from "react-router";
import { errorPageFor } from "#content/shared/errors.ts";
import { IkatEmpty } from "#art/ikat-empty.tsx";
import { LinkForm } from "./link-form.tsx";
import { ErrorTitle } from "#shell/error-title.tsx";
import { messages } from "./messages.ts";

/**
 * The answer to a guardian's link that is not valid: the same whether it has expired, was ended or
 * never existed. It offers a new one.
 */
export function InvalidLink() {
  const error = useRouteError();
  const { status, data } = isRouteErrorResponse(error) ? error : { status: 500, data: null };
  if (data === "no-link") {
    return (
      <>
        <ErrorTitle name={messages.pageTitle} />
        <h1 className="text-2xl font-semibold sm:text-3xl">{messages.invalidLink}</h1>
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
      <h1 className="text-2xl font-semibold sm:text-3xl">{title}</h1>
      <p>{text}</p>
    </>
  );
}
