import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createDatabase, type TestDatabase } from "#test/support/academy.ts";
import { anyReader } from "#test/support/contacts.ts";
import { compareNames, foldText, nameOrder } from "#domain/shared/fold-text.ts";
import { sameNames } from "#test/support/name-spellings.ts";
import { namesInOrder, otherWritings } from "#test/support/name-writings.ts";
import {
  assignmentList,
  listAssignments,
  listStudents,
  listTutors,
  studentList,
  type StudentRow,
} from "#data/office/lists.ts";
import { findStudentChoices, findTutorChoices } from "#data/assignments/choices.ts";
import { listAllRows } from "#data/office/list-export.ts";
import { searchAll } from "#data/office/search.ts";
import { listStaff } from "#data/people/staff.ts";
import { listTutorAssignments } from "#data/assignments/tutor-assignments.ts";

let academy: TestDatabase;
const names = [...new Set([...otherWritings.flat(), ...namesInOrder])];

/** A student, a tutor and their assignment of each name, in an order that is no alphabet's. */
beforeAll(async () => {
  academy = await createDatabase("template");
  const people = names.toSorted((one, other) => (one.length % 5) - (other.length % 5));
  await academy.pool.query(
    `insert into accounts (email, password_hash)
      select role || n || '@test.example', 'none'
      from unnest(array['s', 't']) role, generate_series(1, $1::int) n`,
    [people.length],
  );
  await academy.pool.query(
    `insert into students (id, name, username, phone_number, address, selected_class, selected_subjects)
      select a.id, name, 'u', '0', '', 'class-10', '{physics}'
      from unnest($1::text[]) with ordinality l (name, n) join accounts a on a.email = 's' || n || '@test.example'`,
    [people],
  );
  await academy.pool.query(
    `insert into tutors (id, first_name, last_name, phone_number, qualification, experience,
        selected_classes, selected_subjects, status, approved_date)
      select a.id, name, '', '0', 'phd', '10+', '{class-10}', '{physics}', 'approved', now()
      from unnest($1::text[]) with ordinality l (name, n) join accounts a on a.email = 't' || n || '@test.example'`,
    [people],
  );
  await academy.pool.query(
    `insert into assignments (student_id, tutor_id, class_id, subject_id)
      select s.id, t.id, 'class-10', 'physics' from students s join tutors t on t.first_name = s.name`,
  );
});
afterAll(() => academy.drop());

const first = { filters: [], descending: false, cursor: null } as const;

/** All of a list, page by page. */
async function readAll<Row>(
  list: (cursor: never) => Promise<{ rows: Row[]; next: unknown }>,
): Promise<Row[]> {
  let page = await list(null as never);
  const rows = [...page.rows];
  while (page.next) {
    page = await list(page.next as never);
    rows.push(...page.rows);
  }
  return rows;
}

const students = async (search: string) => {
  const rows = await readAll(
    async (cursor) =>
      (await listStudents(academy.database, { ...first, search, sort: "name", cursor }, anyReader))
        .found,
  );
  return rows.map(({ name }) => name);
};

describe.each(otherWritings)("%s and its other writings", (...writings) => {
  test.each(writings)("are all found by %s", async (search) => {
    const found = [...new Set(await students(search))];
    expect(found).toEqual(expect.arrayContaining(writings));
    const all = {
      limit: 20,
      familyLimit: 0,
      now: new Date(),
      reader: anyReader,
      withEnquiries: true,
    };
    const { found: anywhere } = await searchAll(academy.database, search, all);
    expect(anywhere.students.map(({ name }) => name)).toEqual(expect.arrayContaining(writings));
    expect(anywhere.students.some(({ isSimilar }) => isSimilar)).toBe(false);
    const choices = await findStudentChoices(academy.database, search, null);
    expect(choices.map(({ name }) => name)).toEqual(expect.arrayContaining(writings));
  });
});

test("the database folds and orders every character and name as the code does", async () => {
  const ranges = [0x1, 0x2fff, 0xf900, 0xffef] as const;
  const characters = [
    ...Array.from({ length: ranges[1] }, (_, index) => index + ranges[0]),
    ...Array.from({ length: ranges[3] - ranges[2] }, (_, index) => index + ranges[2]),
  ].map((code) => `a${String.fromCodePoint(code)}B ${String.fromCodePoint(code)}`);
  const words = names.concat(sameNames.flat());
  const mixed = words.map(
    (name, index) => `${name} - ${words.at((index * 7) % words.length) ?? ""}.`,
  );
  const texts = [...characters, ...words, ...mixed, "\ufdfa".repeat(100)];
  const { rows } = await academy.pool.query<{ folded: string; order: string }>(
    `select fold_text(text) as folded, name_order(text) as order
     from unnest($1::text[]) with ordinality given (text, place) order by place`,
    [texts],
  );
  const wrong = texts.flatMap((text, index) => {
    const row = { folded: foldText(text), order: nameOrder(text) };
    const found = rows[index];
    return found?.folded === row.folded && found.order === row.order ? [] : [{ text, row, found }];
  });
  expect(wrong).toEqual([]);
  const { rows: sorted } = await academy.pool.query<{ name: string }>(
    `select name from unnest($1::text[]) with ordinality given (name, place)
     order by name_order(name) collate "C", place`,
    [words],
  );
  expect(sorted.map(({ name }) => name)).toEqual(words.toSorted(compareNames));
});

describe("names are in the order of their alphabets", () => {
  const ofOrder = (found: readonly string[]) =>
    found.map((name) => name.trim()).filter((name) => namesInOrder.includes(name));

  test("in the pages of students, tutors and assignments, forwards and back", async () => {
    expect(ofOrder(await students(""))).toEqual(namesInOrder);
    for (const descending of [false, true]) {
      const tutors = await readAll((cursor) =>
        listTutors(academy.database, { ...first, search: "", sort: "name", descending, cursor }),
      );
      const inOrder = ofOrder(tutors.map(({ firstName }) => firstName));
      expect(descending ? inOrder.toReversed() : inOrder).toEqual(namesInOrder);
      for (const sort of ["student", "tutor"] as const) {
        const assignments = await readAll((cursor) =>
          listAssignments(academy.database, { ...first, search: "", sort, descending, cursor }),
        );
        const shown = ofOrder(assignments.map(({ studentName }) => studentName));
        expect(descending ? shown.toReversed() : shown).toEqual(namesInOrder);
      }
    }
  });

  test("in the lists of a tutor and of the staff", async () => {
    await academy.pool.query(
      `insert into assignments (student_id, tutor_id, class_id, subject_id)
        select s.id, t.id, 'class-9', 'physics' from students s join tutors t on t.first_name = 'Zubin'`,
    );
    const { rows } = await academy.pool.query<{ id: string }>(
      "select id from tutors where first_name = 'Zubin'",
    );
    const assignments = await listTutorAssignments(academy.database, rows[0]?.id ?? "", new Date());
    const own = assignments.filter(({ classId }) => classId === "class-9");
    expect(ofOrder(own.map(({ studentName }) => studentName))).toEqual(namesInOrder);
    await academy.pool.query(
      `with added as (insert into accounts (email, password_hash)
          select 'a' || n || '@test.example', 'none' from generate_series(1, $2::int) n returning id, email)
        insert into admins (id, name, role) select a.id, name, 'editor'
        from unnest($1::text[]) with ordinality l (name, n) join added a on a.email = 'a' || n || '@test.example'`,
      [namesInOrder.toReversed(), namesInOrder.length],
    );
    const staff = await listStaff(academy.database);
    expect(staff.map(({ name }) => name)).toEqual(namesInOrder);
  });

  test("in exports and choices", async () => {
    const exported = await Array.fromAsync(
      listAllRows<StudentRow, "name">(academy.database, studentList as never, {
        ...first,
        search: "",
        sort: "name",
      }),
    );
    expect(ofOrder(exported.flat().map(({ name }) => name))).toEqual(namesInOrder);
    const byTutor = await Array.fromAsync(
      listAllRows<{ studentName: string }, "tutor">(academy.database, assignmentList as never, {
        ...first,
        filters: ["class-10"],
        search: "",
        sort: "tutor",
      }),
    );
    expect(ofOrder(byTutor.flat().map(({ studentName }) => studentName))).toEqual(namesInOrder);
    const wanted = { studentId: null, classId: "class-10", subjectId: "physics", chosenId: null };
    const tutors = await findTutorChoices(academy.database, { ...wanted, search: "" }, ["10+"]);
    const some = ofOrder(tutors.map(({ name }) => name));
    expect(some).toEqual(namesInOrder.filter((name) => some.includes(name)));
    expect(some.length).toBeGreaterThan(2);
  });
});
