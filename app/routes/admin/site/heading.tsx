import { TextLink } from "#ui/text-link.tsx";
import { messages } from "./messages.ts";

/** The heading of a screen below Site, with the way back. */
export function SiteHeading({ title }: { title: string }) {
  return (
    <div className="grid justify-items-start">
      <TextLink to="/admin-dashboard/site">{messages.back}</TextLink>
      <h2 className="text-2xl font-semibold wrap-anywhere">{title}</h2>
    </div>
  );
}
