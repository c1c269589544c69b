import type { ReactNode } from "react";
import { NavLink } from "react-router";

/**
 * A link to one of the student's courses. It loads a new document: only that page's content security
 * policy allows frames of other hosts, and browsers apply the policy of the document.
 */
export function CourseLink(props: {
  id: string;
  /** The id of an element on the course's page. */
  hash?: string;
  className: string;
  children: ReactNode;
}) {
  const page = `/dashboard/courses/${encodeURIComponent(props.id)}`;
  return (
    <NavLink
      to={props.hash ? `${page}#${props.hash}` : page}
      reloadDocument
      className={props.className}
    >
      {props.children}
    </NavLink>
  );
}
