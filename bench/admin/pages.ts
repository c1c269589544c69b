import type pg from "pg";

/** One address of the admin's that is measured. */
export interface Page {
  name: string;
  path: string;
}

const lists = "/admin-dashboard";
const asked = (path: string, query: Record<string, string>) =>
  `${lists}${path}?${new URLSearchParams(query)}`;

/** The page that all others are compared with. */
export const firstPage: Page = { name: "assignments, first page", path: `${lists}/assignments` };

/** What an admin may open, the awkward ones among them. @param client knows the last pages */
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
      path: asked("/assignments", await last("assigned_date", "asc")),
    },
    { name: "sorted by student", path: asked("/assignments", byStudent) },
    {
      name: "sorted by student, last page",
      path: asked("/assignments", { ...byStudent, ...(await last("student_name", "desc")) }),
    },
    { name: "search లక్ష్మి", path: asked("/assignments", { q: "లక్ష్మి" }) },
    { name: "search రా (two letters)", path: asked("/assignments", { q: "రా" }) },
    { name: "search class 10 (common)", path: asked("/assignments", { q: "class 10" }) },
    { name: "search an email (rare)", path: asked("/assignments", { q: "person77@bench" }) },
    {
      name: "search vikram, sorted by student",
      path: asked("/assignments", { q: "vikram", ...byStudent }),
    },
    { name: "search lakhsmi (misspelt)", path: asked("/assignments", { q: "lakhsmi" }) },
    { name: "search zzqx (nothing)", path: asked("/assignments", { q: "zzqx" }) },
    {
      name: "class and subject chosen",
      path: asked("/assignments", { class: "class-10", subject: "physics" }),
    },
    { name: "students and counts", path: lists },
    { name: "tutors to approve", path: asked("/tutors", { status: "pending" }) },
    { name: "find లక్ష్మి everywhere", path: asked("/search", { find: "లక్ష్మి" }) },
    {
      name: "tutors suggested",
      path: asked("/assignments/choices", { classId: "class-10", subjectId: "physics" }),
    },
  ];
}
