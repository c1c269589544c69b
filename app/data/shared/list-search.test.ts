import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createDatabase, type TestDatabase } from "#test/support/academy.ts";
import { anyReader } from "#test/support/contacts.ts";
import {
  listAssignments,
  listStudents,
  listTutors,
  studentList,
  type StudentRow,
  type StudentSort,
} from "#data/office/lists.ts";
import { listAllRows } from "#data/office/list-export.ts";
import type { PageRequest } from "./page.ts";

let academy: TestDatabase;
const many = 6_000;

/** Six thousand students; the rare ones come last in every sort order. */
beforeAll(async () => {
  academy = await createDatabase("template");
  await academy.pool.query(`
    insert into accounts (id, email, password_hash)
      select lpad(to_hex(n), 32, '0')::uuid, 's' || n || '@test.example', 'none'
      from generate_series(1, ${many}) n;
    insert into students (id, name, username, phone_number, address, selected_class,
        selected_subjects, created_at)
      select lpad(to_hex(n), 32, '0')::uuid,
        case when n > ${many} - 40 then 'లక్ష్మి Zutshi' else 'Kiran Rao' end || ' ' || n, 'u',
        '+91 98765 4' || lpad(n::text, 4, '0'), '',
        case when n > ${many} - 30 then 'class-9' else 'class-10' end,
        array[case when n % 2 = 0 then 'social-studies' else 'physics' end],
        case when n > ${many} - 20 then now() else timestamptz '2026-01-01' end
          + n * interval '1 second'
      from generate_series(1, ${many}) n;
    insert into accounts (email, password_hash) values ('t@test.example', 'none');
    insert into tutors (id, first_name, last_name, phone_number, qualification, experience,
        selected_classes, selected_subjects)
      select id, 'Padmavathi', 'Chary', '0', 'phd', '10+', '{btech}', '{physics}'
      from accounts where email = 't@test.example';
    insert into assignments (student_id, tutor_id, class_id, subject_id)
      select s.id, t.id, 'class-9', 'physics' from students s, tutors t where s.name like '%Zutshi%';
    analyze`);
});
afterAll(() => academy.drop());

const list = async (request: PageRequest<StudentSort>) =>
  (await listStudents(academy.database, request, anyReader)).found;

const ask = { search: "", filters: [], sort: "joined", descending: false, cursor: null } as const;

/** All students that match a search, page by page. */
async function findAll(search: string, filters: readonly string[] = [], descending = false) {
  const ids: string[] = [];
  let page = await list({ ...ask, search, filters, descending });
  ids.push(...page.rows.map(({ id }) => id));
  while (page.next) {
    const cursor = page.next;
    page = await list({ ...ask, search, filters, descending, cursor });
    ids.push(...page.rows.map(({ id }) => id));
  }
  return page.isSimilar ? [] : ids;
}

describe("a search finds", () => {
  test.each([
    ["zutshi", [], 40],
    ["లక్ష్మి", [], 40],
    ["ల", [], 40],
    ["లక్ష్", [], 40],
    ["zutshi kiran", [], 0],
    ["zutsi", [], 40],
    ["lakshmi juthshi class-9", [], 30],
    ["laxmijutshi", [], 40],
    ["laxmi 76545999", [], 1],
    ["laxmi soc", [], 20],
    ["zu", [], 40],
    ["utshi", [], 40],
    ["ut", [], 0],
    ["class 9", [], 30],
    ["class-9 social", [], 15],
    ["", ["class-9"], 30],
    ["zutshi", ["class-9", "physics"], 15],
    ["zutshi", ["class-10"], 10],
    ["", ["btech"], 0],
    ["", ["this-week"], 20],
    ["zutshi", ["this-week"], 20],
    ["", ["this-week", "class-9", "physics"], 10],
    ["kiran", ["this-week"], 0],
    ["9876545999", [], 1],
    ["+91 98765 45999", [], 1],
  ])("%s, filtered by %s: %i students in every sort order", async (search, filters, count) => {
    const [up, down] = [await findAll(search, filters), await findAll(search, filters, true)];
    expect(up).toHaveLength(count);
    expect(new Set(up).size).toBe(count);
    expect(down.toReversed()).toEqual(up);
  });

  test("all matches of a common word, paging forwards and back", async () => {
    const ids = await findAll("kiran");
    expect(ids).toHaveLength(many - 40);
    expect(ids).toEqual(ids.toSorted());
  });
});

describe("a misspelt name", () => {
  test.each(["zutchi", "zutschi", "లక్ష్మూ"])("%s finds the right people", async (search) => {
    const { rows, isSimilar, next } = await list({ ...ask, search });
    expect([isSimilar, next, rows.length]).toEqual([true, null, 25]);
    for (const { name } of rows) expect(name).toContain("Zutshi");
  });

  test("respects the filters", async () => {
    const filters = ["class-9"];
    const { rows } = await list({ ...ask, search: "zutchi", filters });
    for (const { selectedClass } of rows) expect(selectedClass).toBe("class-9");
    expect(rows.length).toBeGreaterThan(20);
  });

  test("finds tutors, and assignments by student or tutor", async () => {
    const tutors = await listTutors(academy.database, {
      ...ask,
      sort: "applied",
      search: "padmavarthi",
    });
    expect(tutors).toMatchObject({ isSimilar: true, rows: [{ firstName: "Padmavathi" }] });
    for (const search of ["padmavarthi", "zutchi"]) {
      const found = await listAssignments(academy.database, { ...ask, sort: "assigned", search });
      expect([search, found.isSimilar, found.rows.length]).toEqual([search, true, 25]);
    }
  });

  test("finds nothing if no name is similar", async () => {
    const page = await list({ ...ask, search: "xqxqxq" });
    expect(page.rows).toEqual([]);
  });
});

test("an export has every row once and in order, over several batches", async () => {
  const take = async (search: string) => {
    const batches = listAllRows<StudentRow, "joined" | "name">(academy.database, studentList, {
      ...ask,
      search,
    });
    return (await Array.fromAsync(batches)).flat().map(({ id }) => id);
  };
  const all = await take("");
  expect(all).toHaveLength(many);
  expect(all).toEqual(all.toSorted());
  expect(await take("zutshi")).toEqual(await findAll("zutshi"));
});

describe("the searched text is updated by", () => {
  const found = async (search: string) => [
    (await findAll(search)).length,
    (await listAssignments(academy.database, { ...ask, sort: "assigned", search })).rows.length,
  ];
  const id = `lpad(to_hex(${many}), 32, '0')::uuid`;

  test("a new name, phone number and email", async () => {
    const change = (text: string) => academy.pool.query(text);
    await change(`update students set name = 'Wxyzabc', phone_number = '55555' where id = ${id}`);
    expect(await found("wxyzabc 55555")).toEqual([1, 1]);
    await change(`update accounts set email = 'quokka@test.example' where id = ${id}`);
    expect(await found("quokka")).toEqual([1, 1]);
    const { rows } = await academy.pool.query(
      `select student_name, s.email from assignments join students s on s.id = student_id where student_id = ${id}`,
    );
    expect(rows).toEqual([{ student_name: "Wxyzabc", email: "quokka@test.example" }]);
    await change("update tutors set last_name = 'Numbat'");
    const { rows: tutors } = await academy.pool.query(
      "select from assignments where search like '%numbat%'",
    );
    expect(tutors).toHaveLength(40);
    const { rows: names } = await academy.pool.query("select distinct tutor_name from assignments");
    expect(names).toEqual([{ tutor_name: "Padmavathi Numbat" }]);
  });

  test("a deletion, which leaves nothing of the person", async () => {
    await academy.pool.query(`delete from accounts where id = ${id}`);
    for (const table of ["students", "assignments"]) {
      const { rows } = await academy.pool.query(
        `select from ${table} where search like '%quokka%'`,
      );
      expect([table, rows]).toEqual([table, []]);
    }
  });
});
