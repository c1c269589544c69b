import type pg from "pg";
import { classIds, subjectIds } from "#domain/teaching/catalogue/catalogue-ids.ts";
import { progress } from "#server/progress.ts";

/** How many records an academy is filled with. */
export interface Size {
  students: number;
  tutors: number;
  assignments: number;
}

const firstNames =
  "Lakshmi Ravi Sita Asha Kiran Anil Divya Suresh Padma Naveen Swathi Mahesh Bhavani Srinivas Anjali Vikram Rohini Harish Meena Arjun లక్ష్మి రవి సీత ఆశ కిరణ్ అనిల్ దివ్య సురేష్ పద్మ నవీన్";
const lastNames =
  "Reddy Rao Sharma Goud Naidu Varma Chary Yadav Kumar Prasad Raju Shetty రెడ్డి రావు శర్మ గౌడ్ నాయుడు వర్మ చారి యాదవ్ కుమార్ ప్రసాద్ రాజు";
const villages =
  "Adilabad Bhongir Gadwal Hanamkonda Jagtial Karimnagar Khammam Mahabubnagar Medak Nalgonda Nirmal Nizamabad Siddipet Suryapet Vikarabad Wanaparthy Warangal";

const lists = {
  firsts: firstNames.split(" "),
  lasts: lastNames.split(" "),
  villages: villages.split(" "),
  classes: [...classIds],
  subjects: [...subjectIds],
};

type List = keyof typeof lists;

const step = 20_000;

/** SQL for an element of a list, chosen by a hash of a number. */
function pick(list: List, number: string): string {
  const values = lists[list].map((value) => `'${value}'`).join();
  return `(array[${values}])[1 + abs(hashint8(${number})) % ${lists[list].length}]`;
}

const idOf = (number: string) => `lpad(to_hex(${number}), 32, '0')::uuid`;
/** SQL for the telephone number of person `n`. */
const phone =
  "'+91 9' || lpad((n % 10000)::text, 4, '0') || ' ' || lpad((n * 7919 % 100000)::text, 5, '0')";
/** SQL for the last name of person `n`, followed by a village to make it rarer. */
const lastName = `${pick("lasts", "n * 3 + 1")} || ' ' || ${pick("villages", "n * 5 + 2")}`;

/**
 * Fills an empty academy with students and tutors of Telugu and English names and their assignments.
 * Indexes are dropped before and created again afterwards, which is faster.
 */
export async function fillLists(client: pg.ClientBase, size: Size): Promise<void> {
  const { students, tutors, assignments } = size;
  const indexes = await dropIndexes(client);
  await inSteps("accounts", students + tutors, (range) =>
    client.query(`insert into accounts (id, email, password_hash)
      select ${idOf("n")}, 'person' || n || '@bench.example', 'none' from ${range} n`),
  );
  await inSteps("students", students, (range) =>
    client.query(`insert into students (id, name, username, phone_number, address, selected_class,
        selected_subjects, created_at)
      select ${idOf("n")}, ${pick("firsts", "n")} || ' ' || ${lastName}, 'student', ${phone}, '',
        ${pick("classes", "n + 7")}, array[${pick("subjects", "n + 11")}, ${pick("subjects", "n + 12")}],
        now() - n * interval '3 minutes' from ${range} n`),
  );
  await inSteps("tutors", tutors, (range) =>
    client.query(`insert into tutors (id, first_name, last_name, phone_number, qualification,
        experience, selected_classes, selected_subjects, status, approved_date, created_at)
      select ${idOf(`n + ${students}`)}, ${pick("firsts", "n")}, ${lastName}, ${phone}, 'master',
        (array['0-1', '1-3', '3-5', '5-10', '10+'])[1 + n % 5],
        array[${pick("classes", "n + 7")}, ${pick("classes", "n + 8")}],
        array[${pick("subjects", "n + 11")}, ${pick("subjects", "n + 12")}],
        case when n % 20 = 0 then 'pending' else 'approved' end,
        case when n % 20 > 0 then now() end, now() - n * interval '2 hours' from ${range} n`),
  );
  await inSteps("assignments", assignments, (range) =>
    client.query(`insert into assignments (student_id, tutor_id, class_id, subject_id, assigned_date)
      select ${idOf(`1 + n % ${students}`)}, ${idOf(`${students} + 1 + abs(hashint8(n)) % ${tutors}`)},
        ${pick("classes", `n % ${students} + 7`)}, ${pick("subjects", "n + 11")},
        now() - n * interval '30 seconds' from ${range} n on conflict do nothing`),
  );
  progress(`Creating ${indexes.length} indexes ...`);
  for (const index of indexes) await client.query(index);
  await client.query("vacuum analyze");
}

async function inSteps(
  records: string,
  count: number,
  insert: (range: string) => Promise<unknown>,
): Promise<void> {
  for (let from = 1; from <= count; from += step) {
    progress(`Inserting ${records}: ${from - 1} of ${count} ...`);
    await insert(`generate_series(${from}::bigint, ${Math.min(count, from + step - 1)}::bigint)`);
  }
}

/** Drops the indexes of the lists. @returns the statements that create them again */
async function dropIndexes(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
     where tablename in ('students', 'tutors', 'assignments') and indexdef not like '%UNIQUE%'`,
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return rows.map(({ definition }) => definition);
}

const words = `'Lesson ' || left(md5(a.id::text || $1), 8) || ': what we did and why',
  'Read pages 12 to 19 again, then try the last three exercises on your own.'`;

/**
 * Publishes items to every assignment, one after the other, so that the rows of one student lie as
 * far apart on the disk as in a real academy.
 *
 * @param items how many items each assignment gets; every sixth is an announcement
 */
export async function fillContent(client: pg.ClientBase, items: number): Promise<void> {
  // The triggers would notify open pages of each item.
  await client.query("set session_replication_role = replica");
  for (let number = 1; number <= items; number += 1) {
    progress(`Publishing items: ${number - 1} of ${items} for each assignment ...`);
    const serial = String(number);
    if (number % 6 === 0) {
      await client.query(
        `insert into announcements (type, assignment_id, title, description, created_by, created_at)
         select 'assignment', a.id, ${words}, a.tutor_id, now() - $1::int * interval '1 day'
         from assignments a`,
        [serial],
      );
      continue;
    }
    const kind = ["recording", "live-session", "exam"][number % 3];
    await client.query(
      `insert into content_items
         (assignment_id, kind, title, description, url, starts_at, minutes,
          created_by, created_at)
       select a.id, $2::text, ${words}, 'https://meet.bench.example/' || left(md5(a.id::text), 13),
         case when $2::text = 'live-session' then now() + ($1::int - 4) * interval '1 day' end,
         case when $2::text = 'live-session' then 60 end,
         a.tutor_id, now() - $1::int * interval '1 day'
       from assignments a`,
      [serial, kind],
    );
  }
  await client.query("set session_replication_role = origin");
  progress("Vacuuming ...");
  await client.query("vacuum analyze");
}
