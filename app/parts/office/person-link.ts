import { canEnter, type StaffRole } from "#domain/people/staff.ts";

/**
 * The address of the page about a person that a role may open; null where there is none, so that the
 * name is text. Who may not read contacts reads a student's months only.
 */
export function personLink(role: StaffRole, list: "students" | "tutors", id: string) {
  const page = `/admin-dashboard/${list}/${id}`;
  if (canEnter(role, "people")) return page;
  return list === "students" && canEnter(role, "reports") ? `${page}/progress` : null;
}
