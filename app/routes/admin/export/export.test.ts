import { beforeAll, describe, expect, test } from "vitest";
import { useAcademy } from "#test/support/academy.ts";
import { prove } from "#test/support/passkeys.ts";
import { assign, makeAdmin, makeStudent, makeTutor, type Person } from "#test/support/people.ts";

const academy = useAcademy();
let admin: Person;
let student: Person;
let tutor: Person;

beforeAll(async () => {
  admin = await makeAdmin(academy);
  await prove(admin.browser);
  student = await makeStudent(academy);
  tutor = await makeTutor(academy);
  await assign(academy, student, tutor);
});

/** Downloads a CSV file and returns its lines. */
async function download(path: string): Promise<string[]> {
  const answer = await admin.browser.get(`/admin-dashboard/${path}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename="\w+\.csv"$/);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.subarray(0, 3).toString("hex")).toBe("efbbbf");
  const text = bytes.toString("utf8").slice(1);
  expect(text.endsWith("\r\n")).toBe(true);
  return text.trimEnd().split("\r\n");
}

test("each list can be downloaded with the columns of its table", async () => {
  const [head, row] = await download("students.csv");
  expect(head).toBe("Name,Email,Phone,Class,Subjects,Joined");
  expect(row).toContain(
    `${student.name},${student.email},'${student.phoneNumber},Class 10,Mathematics`,
  );
  expect((await download("tutors.csv"))[1]).toContain(tutor.email);
  const [columns, assignment] = await download("assignments.csv");
  expect(columns).toBe("Student,Class,Subject,Tutor,Assigned,Status");
  expect(assignment).toContain(`${student.name},Class 10,Mathematics,${tutor.name}`);
});

test("the search and the filters of the list apply to the file", async () => {
  expect(await download("students.csv?class=btech")).toHaveLength(1);
  expect(await download("students.csv?class=class-10&q=number")).toHaveLength(2);
  expect(await download("tutors.csv?status=pending")).toHaveLength(1);
  expect(await download("assignments.csv?q=nobody-at-all")).toHaveLength(1);
});

describe("a value", () => {
  test.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1"])(
    "is never a formula in a spreadsheet: %j",
    async (name) => {
      await academy.pool.query("update students set name = $1 where id = $2", [name, student.id]);
      const file = (await download("students.csv")).slice(1).join("\r\n");
      expect(file.replace(/^"/, "").startsWith(`'${name}`)).toBe(true);
    },
  );

  test("stays in its cell", async () => {
    const name = `Asha, "the ఆశ"\nRao`;
    await academy.pool.query("update students set name = $1 where id = $2", [name, student.id]);
    const file = (await download("students.csv")).slice(1).join("\r\n");
    expect(file.startsWith(`"Asha, ""the ఆశ""\nRao",`)).toBe(true);
  });
});

test("a download that is aborted stops reading from the database", async () => {
  // Without the triggers that fill the columns of the search.
  await academy.pool.query(`
    set session_replication_role = replica;
    insert into accounts (id, email, password_hash)
      select lpad(to_hex(n), 32, '0')::uuid, 'bulk' || n || '@test.example', 'none'
      from generate_series(1, 60000) n;
    insert into students (id, name, username, phone_number, address, selected_class)
      select lpad(to_hex(n), 32, '0')::uuid, repeat('Long name ', 30), 'u', '0', '', 'btech'
      from generate_series(1, 60000) n;
    set session_replication_role = origin`);
  let queries = 0;
  academy.served.on("acquire", () => (queries += 1));
  const leave = new AbortController();
  const answer = await fetch(`${academy.url}/admin-dashboard/students.csv`, {
    headers: { cookie: admin.browser.cookieHeader },
    signal: leave.signal,
  });
  const reader = answer.body?.getReader();
  await reader?.read();
  leave.abort();
  await reader?.read().catch(() => {});
  let asked: number;
  do {
    asked = queries;
    await new Promise((resolve) => setTimeout(resolve, 300));
  } while (queries > asked);
  // The whole file would have needed sixteen batches of two queries each.
  expect(asked).toBeLessThan(20);
});
