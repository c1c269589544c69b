import { isRouteErrorResponse, useLocation, useMatches, useRouteError } from "react-router";
import { IkatEmpty } from "#art/ikat-empty.tsx";
import { errorPageFor, errorPages } from "#content/shared/errors.ts";
import { isDeniedEntry } from "#security/denied-entry.ts";
import { ErrorOutline } from "#ui/error-page.tsx";
import { ErrorTitle } from "./error-title.tsx";
import { hasOwnHeading } from "./own-heading.ts";

/** The error of a signed-in person's screen, below the header that all their screens have. */
export function OwnError({
  home,
  heading,
}: {
  home: string;
  /** "h1" where the header has no heading of its own; by default it depends on the screen. */
  heading?: "h1";
}) {
  const error = useRouteError();
  const usual = hasOwnHeading(useMatches()) ? "h1" : "h2";
  const { status, data } = isRouteErrorResponse(error) ? error : { status: 500, data: null };
  const { pathname, search } = useLocation();
  const { title, text } = errorPageFor(status, isDeniedEntry(data) ? data.code : data);
  return (
    <>
      <ErrorTitle name={title} />
      <div className="grid justify-items-start gap-4 py-6">
        <ErrorOutline
          heading={heading ?? usual}
          title={title}
          text={text}
          home={{ label: errorPages.dashboard, to: home }}
          again={status >= 500 ? { label: errorPages.again, to: pathname + search } : null}
          art={<IkatEmpty className="h-auto w-40 max-w-full" />}
        />
      </div>
    </>
  );
}
