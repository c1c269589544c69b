import { publicPath } from "#content/site/public-path.ts";
import { IkatBand } from "#art/ikat-band.tsx";
import { buttonClass } from "#ui/button.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { HomeLink } from "#shell/home-link.tsx";
import { unlistedTitle } from "#shell/screen-title.ts";
import type { Route } from "./+types/deleted.ts";
import { messages } from "./messages.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  unlistedTitle(matches, messages.deletedPageTitle);

/** The page after an account was deleted; it is static and needs no session. */
export default function AccountDeleted() {
  return (
    <>
      <IkatBand variant="chevron" className="block" />
      <main className="mx-auto grid max-w-2xl grid-cols-1 justify-items-start gap-6 px-4 py-10 wrap-anywhere">
        <HomeLink />
        <PageTitle size="large">{messages.deletedTitle}</PageTitle>
        <p role="status">{messages.deleted}</p>
        <p className="text-muted">{messages.again}</p>
        <a href={publicPath("/")} className={buttonClass("quiet")}>
          {messages.home}
        </a>
      </main>
    </>
  );
}
