/** The person below whose page an address is, and that page. */
export function personOf(params: { studentId?: string | undefined; tutorId?: string | undefined }) {
  const { studentId = "", tutorId } = params;
  const role = tutorId === undefined ? "student" : "tutor";
  const [list, id] = [`/admin-dashboard/${role}s`, tutorId ?? studentId];
  return { role, id, list, page: `${list}/${id}` } as const;
}
