import { data } from "react-router";
import { IkatEmpty } from "#art/ikat-empty.tsx";
import { errorPageFor, errorPages } from "#content/shared/errors.ts";
import { ActionLink } from "#parts/site/action-link.tsx";
import { PageIntro } from "#parts/site/page-intro.tsx";
import { useSite } from "#parts/site/use-site.ts";

const { title, text } = errorPageFor(404, null);

export function loader(): never {
  throw data("no-such-page", { status: 404 });
}

export const action = loader;

// Never rendered: the loader always throws, so the error boundary is shown.
export default function NoPage() {
  return null;
}

/** The page for an unknown URL, with the site's navigation. */
export function ErrorBoundary() {
  const { academy } = useSite();
  return (
    <>
      <title>{`${title} · ${academy.name}`}</title>
      <PageIntro
        title={title}
        text={text}
        aside={<IkatEmpty className="h-auto w-40 max-w-full sm:w-56 lg:justify-self-end" />}
      >
        <p>
          <ActionLink to={{ label: errorPages.home, href: "/" }} />
        </p>
      </PageIntro>
    </>
  );
}
