import type pg from "pg";

/** An admin's page to measure. */
export interface Page {
  name: string;
  path: string;
}

const page = (name: string, path: string, query: Record<string, string> = {}): Page => ({
  name,
  path: `/admin-dashboard${path}${path && "?"}${new URLSearchParams(query)}`,
});

/** The page that all others are compared with. */
export const firstPage = page("assignments, first page", "/assignments");

/** What an admin opens first; it is also read in the empty academy. */
export const home = page("home", "");

/** Pages that are hard to answer fast. @param client finds where the last pages start */
export async function listPages(client: pg.ClientBase): Promise<Page[]> {
  const last = async (column: string, direction: string) => {
    const { rows } = await client.query<{ at: string; id: string }>(
      `select ${column}::text as at, id from assignments
       order by ${column} ${direction}, id ${direction} offset 25 limit 1`,
    );
    return { towards: "next", at: rows[0]?.at ?? "", id: rows[0]?.id ?? "" };
  };
  const list = (name: string, query: Record<string, string>) => page(name, "/assignments", query);
  const byStudent = { sort: "student", order: "asc" };
  const lastByStudent = { ...byStudent, ...(await last("student_key", "desc")) };
  const subject = { classId: "class-10", subjectId: "physics" };
  return [
    list("assignments, last page", await last("assigned_date", "asc")),
    list("sorted by student", byStudent),
    list("sorted by student, last page", lastByStudent),
    list("search లక్ష్మి", { q: "లక్ష్మి" }),
    list("search రా (two letters)", { q: "రా" }),
    list("search class 10 (common)", { q: "class 10" }),
    list("search an email (rare)", { q: "person77@bench" }),
    list("search vikram, sorted by student", { q: "vikram", ...byStudent }),
    list("search lakhsmi (misspelt)", { q: "lakhsmi" }),
    list("search zzqx (nothing)", { q: "zzqx" }),
    list("class and subject chosen", { class: "class-10", subject: "physics" }),
    list("sorted by tutor", { sort: "tutor" }),
    list("sorted by status", { sort: "status" }),
    list("without a tutor", { needs: "tutor" }),
    list("this week, oldest first", { since: "this-week", order: "asc" }),
    page("students without a tutor, by name", "/students", { needs: "tutor", sort: "name" }),
    page("joined this week, by class", "/students", { since: "this-week", sort: "class" }),
    home,
    page("students", "/students"),
    page("tutors to approve", "/tutors", { status: "pending" }),
    page("find లక్ష్మి everywhere", "/search", { find: "లక్ష్మి" }),
    page("tutors suggested", "/assignments/choices", subject),
  ];
}
