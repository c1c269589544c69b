import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createDatabase, type TestDatabase } from "#test/support/academy.ts";
import { anyReader } from "#test/support/contacts.ts";
import { otherNames, sameNames } from "#test/support/name-spellings.ts";
import { listAssignments, listStudents, listTutors } from "#data/office/lists.ts";
import { findStudentChoices, findTutorChoices } from "#data/assignments/choices.ts";
import { searchAll } from "#data/office/search.ts";

let academy: TestDatabase;
const anySearch = { familyLimit: 0, now: new Date(), reader: anyReader, withEnquiries: true };
beforeAll(async () => {
  academy = await createDatabase("template");
});
afterAll(() => academy.drop());

type Pair = readonly [asked: string, name: string];

/** The pairs of which a search for the first finds the second by its sound, on a row and in the index. */
async function findBySound(pairs: readonly Pair[]): Promise<Set<string>> {
  const { rows } = await academy.pool.query<{ pair: string; onRow: boolean; inIndex: boolean }>(
    `select asked || ' ' || name as pair, strpos(sound_words(name), ' ' || sound_start(asked)) > 0 as "onRow",
        sound_starts(sound_words(name)) @> array[sound_start(asked)] as "inIndex"
      from unnest($1::text[], $2::text[]) as p (asked, name)`,
    [pairs.map(([asked]) => asked), pairs.map(([, name]) => name)],
  );
  expect(rows.filter(({ onRow, inIndex }) => onRow !== inIndex)).toEqual([]);
  return new Set(rows.filter(({ onRow }) => onRow).map(({ pair }) => pair));
}

const pairsOf = (names: readonly string[]): Pair[] =>
  names.flatMap((asked) =>
    names.filter((name) => name !== asked).map((name) => [asked, name] as const),
  );

test("at least 95 % of the spellings of 200 names find each other", async () => {
  expect(sameNames.length).toBeGreaterThanOrEqual(200);
  const pairs = sameNames.flatMap(pairsOf);
  const found = await findBySound(pairs);
  const missed = pairs.map((pair) => pair.join(" ")).filter((pair) => !found.has(pair));
  console.info(`${missed.length} of ${pairs.length} pairs are missed: ${missed.join(", ")}`);
  expect(missed.length / pairs.length, missed.join(", ")).toBeLessThanOrEqual(0.05);
});

test("at most 2 % of different names find each other", async () => {
  expect(otherNames.length).toBeGreaterThanOrEqual(sameNames.length);
  const pairs = otherNames.flatMap(pairsOf);
  const found = [...(await findBySound(pairs))];
  console.info(`${found.length} of ${pairs.length} pairs are false: ${found.join(", ")}`);
  expect(found.length / pairs.length, found.join(", ")).toBeLessThanOrEqual(0.02);
});

test.each([
  ["s1@viluva.example", null],
  ["9876543210", null],
  ["class 10", null],
  ["محمد", null],
  ["+", null],
  ["", null],
  ["Lakshmi,", "LKSMI"],
  ["LAKṢMĪ", "LKSMI"],
  ["José", "JOSE"],
  ["క్‌", "K"],
  ["Padma", "PDM "],
])("%j is the start %j of a sound", async (term, start) => {
  const { rows } = await academy.pool.query("select sound_start($1) as start", [term]);
  expect(rows).toEqual([{ start }]);
});

test.each([
  ["", " "],
  ["K. Lakshmi", " K LKSMI "],
  ["Sai Teja", " SY SYTEJ TEJ "],
  ["Md.Imran (José) 7", " MHMD MHMDIMRN IMRN IMRNJOSE JOSE "],
  ["محمد", " "],
])("the name %j sounds %j", async (name, sounds) => {
  const { rows } = await academy.pool.query("select sound_words($1) as sounds", [name]);
  expect(rows).toEqual([{ sounds }]);
});

describe("with the same name in three scripts,", () => {
  const spellings = ["Lakshmi Narayana", "లక్ష్మి నారాయణ", "लक्ष्मी नारायण"];
  beforeAll(async () => {
    await academy.pool.query(
      `insert into accounts (email, password_hash)
        select r || n || '@test.example', 'none' from unnest(array['s', 't']) r, generate_series(1, 4) n`,
    );
    await academy.pool.query(
      `insert into students (id, name, username, phone_number, address, selected_class,
          selected_subjects, created_at)
        select a.id, name, 'u', '0', '', 'class-10', '{physics}', timestamptz '2026-01-01' + n * interval '1 day'
        from unnest($1::text[]) with ordinality as l (name, n) join accounts a on a.email = 's' || n || '@test.example'`,
      [[...spellings, "Lokesh Rao"]],
    );
    await academy.pool.query(
      `insert into tutors (id, first_name, last_name, phone_number, qualification, experience,
          selected_classes, selected_subjects, status, approved_date)
        select a.id, split_part(name, ' ', 1), split_part(name, ' ', 2), '0', 'phd', '10+',
          '{class-10}', '{physics}', 'approved', now()
        from unnest($1::text[]) with ordinality as l (name, n) join accounts a on a.email = 't' || n || '@test.example'`,
      [[...spellings, "Lokesh Rao"]],
    );
    await academy.pool.query(
      `insert into assignments (student_id, tutor_id, class_id, subject_id)
        select s.id, t.id, 'class-10', 'physics' from students s
        join tutors t on t.first_name like 'Lokesh' and s.name not like 'Lokesh%'`,
    );
  });

  const others = ["Laxmi", "laksh", "లక్ష్", "नारायण", "Lakshminarayana"];
  const searches = [...spellings, ...others, "Laxmi phys", "नारायण class-10 లక్ష్మి"];

  test.each(searches)("the lists find every one for %s", async (search) => {
    const ask = { search, filters: ["physics"], descending: false, cursor: null } as const;
    const { found } = await listStudents(academy.database, { ...ask, sort: "joined" }, anyReader);
    expect(found.rows.map(({ name }) => name)).toEqual(spellings);
    const tutors = await listTutors(academy.database, { ...ask, sort: "name" });
    expect(tutors.rows).toHaveLength(3);
    const assignments = await listAssignments(academy.database, { ...ask, sort: "student" });
    expect(assignments.rows.map(({ studentName }) => studentName).toSorted()).toEqual(
      spellings.toSorted(),
    );
  });

  test.each(searches)("the search in all lists finds every one for %s", async (search) => {
    const options = { ...anySearch, limit: 5 };
    const { found } = await searchAll(academy.database, search, options);
    expect(found.students.map(({ name }) => name).toSorted()).toEqual(spellings.toSorted());
    expect([found.tutors.length, found.assignments.length]).toEqual([3, 3]);
    expect(found.students.some(({ isSimilar }) => isSimilar)).toBe(false);
  });

  test.each(searches)("the choices of a new assignment are every one for %s", async (search) => {
    const students = await findStudentChoices(academy.database, search, null);
    expect(students.map(({ name }) => name).toSorted()).toEqual(spellings.toSorted());
    const wanted = {
      studentId: null,
      classId: "class-10",
      subjectId: "physics",
      search,
      chosenId: null,
    };
    const tutors = await findTutorChoices(academy.database, wanted, ["10+"]);
    expect(tutors.map(({ name }) => name).toSorted()).toEqual(spellings.toSorted());
  });

  test.each(spellings)(
    "who is called %s as typed comes first, also where few fit",
    async (search) => {
      for (const limit of [1, 3]) {
        const options = { ...anySearch, limit };
        const { found } = await searchAll(academy.database, search, options);
        expect([found.students.length, found.students[0]?.name]).toEqual([limit, search]);
      }
      const [student] = await findStudentChoices(academy.database, search, null);
      expect(student?.name).toBe(search);
      const wanted = {
        studentId: null,
        classId: "class-10",
        subjectId: "physics",
        search,
        chosenId: null,
      };
      const [tutor] = await findTutorChoices(academy.database, wanted, ["10+"]);
      expect(tutor?.name).toBe(search);
    },
  );

  test("a new name is found by its sound, also in the assignments", async () => {
    await academy.pool.query("update students set name = 'శ్రీనివాస్' where name like 'Lakshmi%'");
    const ask = { filters: [], descending: false, cursor: null } as const;
    const found = async (search: string) =>
      (await listAssignments(academy.database, { ...ask, search, sort: "student" })).rows.length;
    expect([await found("Sreenivas"), await found("Laxmi")]).toEqual([1, 2]);
  });
});
