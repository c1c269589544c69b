import type pg from "pg";

/** An admin's page to measure. */
export interface Page {
  name: string;
  path: string;
}

const lists = "/admin-dashboard";
const address = (path: string, query: Record<string, string>) =>
  `${lists}${path}?${new URLSearchParams(query)}`;

/** The page that all others are compared with. */
export const firstPage: Page = { name: "assignments, first page", path: `${lists}/assignments` };

/** What an admin opens first; it is also read in the empty academy. */
export const home: Page = { name: "home", path: lists };

/** Pages that are hard to answer fast. @param client finds where the last pages start */
export async function listPages(client: pg.ClientBase): Promise<Page[]> {
  const last = async (column: string, direction: string) => {
    const { rows } = await client.query<{ at: string; id: string }>(
      `select ${column}::text as at, id from assignments
       order by ${column} ${direction}, id ${direction} offset 25 limit 1`,
    );
    return { towards: "next", at: rows[0]?.at ?? "", id: rows[0]?.id ?? "" };
  };
  const byStudent = { sort: "student", order: "asc" };
  return [
    {
      name: "assignments, last page",
      path: address("/assignments", await last("assigned_date", "asc")),
    },
    { name: "sorted by student", path: address("/assignments", byStudent) },
    {
      name: "sorted by student, last page",
      path: address("/assignments", { ...byStudent, ...(await last("student_name", "desc")) }),
    },
    { name: "search లక్ష్మి", path: address("/assignments", { q: "లక్ష్మి" }) },
    { name: "search రా (two letters)", path: address("/assignments", { q: "రా" }) },
    { name: "search class 10 (common)", path: address("/assignments", { q: "class 10" }) },
    { name: "search an email (rare)", path: address("/assignments", { q: "person77@bench" }) },
    {
      name: "search vikram, sorted by student",
      path: address("/assignments", { q: "vikram", ...byStudent }),
    },
    { name: "search lakhsmi (misspelt)", path: address("/assignments", { q: "lakhsmi" }) },
    { name: "search zzqx (nothing)", path: address("/assignments", { q: "zzqx" }) },
    {
      name: "class and subject chosen",
      path: address("/assignments", { class: "class-10", subject: "physics" }),
    },
    { name: "sorted by tutor", path: address("/assignments", { sort: "tutor" }) },
    { name: "sorted by status", path: address("/assignments", { sort: "status" }) },
    { name: "without a tutor", path: address("/assignments", { needs: "tutor" }) },
    {
      name: "this week, oldest first",
      path: address("/assignments", { since: "this-week", order: "asc" }),
    },
    {
      name: "students without a tutor, by name",
      path: address("/students", { needs: "tutor", sort: "name" }),
    },
    {
      name: "joined this week, by class",
      path: address("/students", { since: "this-week", sort: "class" }),
    },
    home,
    { name: "students", path: `${lists}/students` },
    { name: "tutors to approve", path: address("/tutors", { status: "pending" }) },
    { name: "find లక్ష్మి everywhere", path: address("/search", { find: "లక్ష్మి" }) },
    {
      name: "tutors suggested",
      path: address("/assignments/choices", { classId: "class-10", subjectId: "physics" }),
    },
  ];
}
