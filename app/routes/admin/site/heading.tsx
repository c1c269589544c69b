import { Link } from "react-router";
import { messages } from "./messages.ts";

/** The heading of a screen below Site, with the way back. */
export function SiteHeading({ title }: { title: string }) {
  return (
    <div className="grid justify-items-start">
      <Link
        to="/admin-dashboard/site"
        className="inline-flex min-h-11 items-center text-link underline underline-offset-4"
      >
        {messages.back}
      </Link>
      <h2 className="text-2xl font-semibold wrap-anywhere">{title}</h2>
    </div>
  );
}
