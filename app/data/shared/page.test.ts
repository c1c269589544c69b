import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createDatabase, type TestDatabase } from "#test/support/academy.ts";
import { anyReader } from "#test/support/contacts.ts";
import { listAssignments, listStudents, listTutors, type StudentSort } from "#data/office/lists.ts";
import { pageSize, type Cursor, type Page, type PageRequest } from "./page.ts";

let academy: TestDatabase;
const people = 60;

/** Sixty of each, many with equal names or times. */
beforeAll(async () => {
  academy = await createDatabase("template");
  await academy.pool.query(`
    insert into accounts (email, password_hash)
      select role || n || '@test.example', 'none'
      from unnest(array['s', 't']) role, generate_series(1, ${people}) n;
    insert into students (id, name, username, phone_number, address, selected_class, created_at)
      select id, (array['Asha', 'asha', 'ఆశ', '', E'O''Hara 100%'])[1 + n % 5], 'u', '0', '', 'btech',
        timestamptz '2026-01-01 00:00:00.123456+05:30' + (n % 7) * interval '1 microsecond'
      from (select id, row_number() over () n from accounts where email like 's%') a;
    insert into tutors (id, first_name, last_name, phone_number, qualification, experience,
        selected_classes, selected_subjects, created_at)
      select id, (array['Ravi', 'Ravi Kumar'])[1 + n % 2], (array['Kumar', ''])[1 + n % 2], '0', 'phd',
        '10+', '{btech}', '{physics}', timestamptz '2026-01-01' + (n % 3) * interval '1 microsecond'
      from (select id, row_number() over () n from accounts where email like 't%') a;
    insert into assignments (student_id, tutor_id, class_id, subject_id, assigned_date)
      select s.id, t.id, 'btech', 'physics', timestamptz '2026-01-01'
      from (select id, row_number() over () n from students) s
      join (select id, row_number() over () n from tutors) t using (n);`);
});
afterAll(() => academy.drop());

interface Ask {
  filters: readonly string[];
  search: string;
  descending: boolean;
  cursor: Cursor | null;
}
type List = (ask: Ask) => Promise<Page<{ id: string }>>;

const students = async (request: PageRequest<StudentSort>) =>
  (await listStudents(academy.database, request, anyReader)).found;

const lists: [name: string, list: List][] = [
  ["students by name", (ask) => students({ ...ask, sort: "name" })],
  ["students by date", (ask) => students({ ...ask, sort: "joined" })],
  ["tutors by name", (ask) => listTutors(academy.database, { ...ask, sort: "name" })],
  ["tutors by date", (ask) => listTutors(academy.database, { ...ask, sort: "applied" })],
  [
    "assignments by student",
    (ask) => listAssignments(academy.database, { ...ask, sort: "student" }),
  ],
  ["students by email", (ask) => students({ ...ask, sort: "email" })],
  ["students by class", (ask) => students({ ...ask, sort: "class" })],
  ["tutors by email", (ask) => listTutors(academy.database, { ...ask, sort: "email" })],
  ["tutors by experience", (ask) => listTutors(academy.database, { ...ask, sort: "experience" })],
  ["tutors by status", (ask) => listTutors(academy.database, { ...ask, sort: "status" })],
  ["assignments by class", (ask) => listAssignments(academy.database, { ...ask, sort: "class" })],
  [
    "assignments by subject",
    (ask) => listAssignments(academy.database, { ...ask, sort: "subject" }),
  ],
  ["assignments by tutor", (ask) => listAssignments(academy.database, { ...ask, sort: "tutor" })],
  ["assignments by status", (ask) => listAssignments(academy.database, { ...ask, sort: "status" })],
  ["assignments by date", (ask) => listAssignments(academy.database, { ...ask, sort: "assigned" })],
];

const idsOf = ({ rows }: Page<{ id: string }>) => rows.map(({ id }) => id);

describe.each(lists)("%s", (_, list) => {
  test.each([true, false])(
    "descending %s: every row once, paging forwards and back",
    async (descending) => {
      const there: string[][] = [];
      let page = await list({ filters: [], search: "", descending, cursor: null });
      expect(page.previous).toBeNull();
      there.push(idsOf(page));
      while (page.next) {
        page = await list({ filters: [], search: "", descending, cursor: page.next });
        there.push(idsOf(page));
      }
      expect(there.map((ids) => ids.length)).toEqual([pageSize, pageSize, people - 2 * pageSize]);
      expect(new Set(there.flat()).size).toBe(people);

      const back = [idsOf(page)];
      while (page.previous) {
        page = await list({ filters: [], search: "", descending, cursor: page.previous });
        back.unshift(idsOf(page));
      }
      expect(back).toEqual(there);
    },
  );

  test("the two directions are the reverse of each other", async () => {
    const [up, down] = await Promise.all(
      [false, true].map(async (descending) => {
        const ids: string[] = [];
        let cursor: Cursor | null = null;
        do {
          const page: Page<{ id: string }> = await list({
            filters: [],
            search: "",
            descending,
            cursor,
          });
          ids.push(...idsOf(page));
          cursor = page.next;
        } while (cursor);
        return ids;
      }),
    );
    expect(down?.toReversed()).toEqual(up);
  });

  test("a cursor works after its row was deleted", async () => {
    const ask = { filters: [], search: "", descending: false };
    const first = await list({ ...ask, cursor: null });
    const second = await list({ ...ask, cursor: first.next });
    const cursor = first.next && { ...first.next, id: first.next.id.replace(/.$/, "0") };
    const ids = idsOf(await list({ ...ask, cursor }));
    expect(ids).toEqual(expect.arrayContaining(idsOf(second).slice(0, -1)));
  });
});

test("classes are sorted by their number, and experience by its years", async () => {
  const { rows } = await academy.pool.query<{ classes: string[]; bands: string[] }>(`select
    array(select c from unnest(array['btech', 'class-10', 'class-5', 'class-9']) c
      order by class_rank(c)) as classes,
    array(select b from unnest(array['10+', '3-5', '0-1', '5-10', '1-3']) b
      order by experience_rank(b)) as bands`);
  expect(rows).toEqual([
    {
      classes: ["class-5", "class-9", "class-10", "btech"],
      bands: ["0-1", "1-3", "3-5", "5-10", "10+"],
    },
  ]);
});

describe("taken literally,", () => {
  test.each([
    ["100%", 12],
    ["%", 0],
    ["_", 0],
    ["\\", 0],
    ["O'Hara", 12],
    ["10_%", 0],
    ["hara o'", 12],
    ["O'HARA", 12],
    ["s1@", 1],
    ["nobody", 0],
  ])("a search for %s finds %i students", async (search, count) => {
    const ask = { search, filters: [], sort: "name", descending: false, cursor: null } as const;
    const { rows, isSimilar } = await students(ask);
    expect(isSimilar ? 0 : rows.length).toBe(count);
  });
});

test("a page of students is one read of each minor on it, and a reload is none", async () => {
  await academy.pool.query(
    "insert into birth_dates (student_id, born_on) select id, '2015-05-01' from students",
  );
  const ask = { filters: [], search: "", descending: false, cursor: null, sort: "name" } as const;
  const read = () => listStudents(academy.database, ask, anyReader);
  const { found, newReads } = await read();
  expect(newReads.toSorted()).toEqual(idsOf(found).toSorted());
  expect((await read()).newReads).toEqual([]);
});
