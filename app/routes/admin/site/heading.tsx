import { TextLink } from "#ui/text-link.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { messages } from "./messages.ts";

/** The heading of a screen below Site, with the way back. */
export function SiteHeading({ title }: { title: string }) {
  return (
    <div className="grid justify-items-start">
      <TextLink to="/admin-dashboard/site">{messages.back}</TextLink>
      <PageTitle as="h2" className="wrap-anywhere">
        {title}
      </PageTitle>
    </div>
  );
}
