import { Link } from "react-router";
import { buttonClass, ButtonLink } from "#ui/button.tsx";
import { messages } from "./messages.ts";

/** The links to the person's page and back to the week of everybody. */
export function PersonLine(props: {
  person: { role: "student" | "tutor"; id: string; name: string };
  monday: string;
}) {
  const { role, id, name } = props.person;
  return (
    <p className="-mx-4 flex flex-wrap gap-x-2 print:hidden">
      <Link
        to={`/admin-dashboard/${role}s/${id}`}
        className={`${buttonClass("plain")} text-left wrap-anywhere`}
      >
        {messages.page(name)}
      </Link>
      <ButtonLink to={`/admin-dashboard/timetable?week=${props.monday}`} tone="plain">
        {messages.everybody}
      </ButtonLink>
    </p>
  );
}
