import type { ReactNode } from "react";
import { NavLink } from "react-router";

/**
 * A link to a course of the student's. It loads a document, since that page alone may hold frames
 * of other hosts, and a browser asks the document's policy.
 */
export function CourseLink(props: { id: string; className: string; children: ReactNode }) {
  return (
    <NavLink
      to={`/dashboard/courses/${encodeURIComponent(props.id)}`}
      reloadDocument
      className={props.className}
    >
      {props.children}
    </NavLink>
  );
}
