import { isRouteErrorResponse, Link, useLocation, useRouteError } from "react-router";
import { IkatEmpty } from "#art/ikat-empty.tsx";
import { academy } from "#content/academy.ts";
import { errorPageFor, errorPages } from "#content/errors.ts";
import { buttonClass } from "#ui/button.tsx";

/** The error of a signed-in person's screen, below the header that all their screens have. */
export function OwnError({
  home,
  heading: Heading = "h2",
}: {
  home: string;
  /** "h1" where the header has no heading of its own. */
  heading?: "h1" | "h2";
}) {
  const error = useRouteError();
  const { status, data } = isRouteErrorResponse(error) ? error : { status: 500, data: null };
  const { pathname, search } = useLocation();
  const { title, text } = errorPageFor(status, data);
  return (
    <>
      <title>{`${title} · ${academy.name}`}</title>
      <div className="grid justify-items-start gap-4 py-6">
        <IkatEmpty className="h-auto w-40 max-w-full" />
        <Heading className="text-3xl font-semibold">{title}</Heading>
        <p className="max-w-prose text-muted">{text}</p>
        <div className="flex flex-wrap gap-3">
          {/* A plain link, because the scripts may be the reason. */}
          {status >= 500 && (
            <a href={pathname + search} className={buttonClass("primary")}>
              {errorPages.again}
            </a>
          )}
          <Link to={home} reloadDocument className={buttonClass("quiet")}>
            {errorPages.dashboard}
          </Link>
        </div>
      </div>
    </>
  );
}
