import type pg from "pg";
import { classIds, subjectIds } from "#domain/catalogue-ids.ts";
import { progress } from "#server/progress.ts";

/** How many of each the academy is filled with. */
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

/** SQL for one of a list: spreads numbers over it without any two lists going in step. */
export function pick(list: List, of: string): string {
  const values = lists[list].map((one) => `'${one}'`).join();
  return `(array[${values}])[1 + abs(hashint8(${of})) % ${lists[list].length}]`;
}

const idOf = (number: string) => `lpad(to_hex(${number}), 32, '0')::uuid`;
/** SQL for the telephone number of person `n`. */
export const phone =
  "'+91 ' || lpad((n % 100000)::text, 5, '0') || ' ' || lpad((n * 7919 % 100000)::text, 5, '0')";
/** SQL for the last name of person `n`, with the village that tells it from others. */
export const secondLast = `${pick("lasts", "n * 3 + 1")} || ' ' || ${pick("villages", "n * 5 + 2")}`;

/**
 * Fills an empty academy with people of Telugu and English names and their assignments, as the
 * schema's own triggers have them. Indexes are made again at the end, which is quicker.
 */
export async function fillLists(client: pg.ClientBase, size: Size): Promise<void> {
  const { students, tutors, assignments } = size;
  const indexes = await dropIndexes(client);
  const everybody = students + tutors;
  await inSteps("accounts", everybody, (range) =>
    client.query(`insert into accounts (id, email, password_hash)
      select ${idOf("n")}, 'person' || n || '@bench.example', 'none' from ${range} n`),
  );
  await inSteps("students", students, (range) =>
    client.query(`insert into students (id, name, username, phone_number, address, selected_class,
        selected_subjects, created_at)
      select ${idOf("n")}, ${pick("firsts", "n")} || ' ' || ${secondLast}, 'student', ${phone}, '',
        ${pick("classes", "n + 7")}, array[${pick("subjects", "n + 11")}, ${pick("subjects", "n + 12")}],
        now() - n * interval '3 minutes' from ${range} n`),
  );
  await inSteps("tutors", tutors, (range) =>
    client.query(`insert into tutors (id, first_name, last_name, phone_number, qualification,
        experience, selected_classes, selected_subjects, status, approved_date, created_at)
      select ${idOf(`n + ${students}`)}, ${pick("firsts", "n")}, ${secondLast}, ${phone}, 'master',
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
  for (const [at, index] of indexes.entries()) {
    progress(`Making index ${at + 1} of ${indexes.length} ...`);
    await client.query(index);
  }
  progress("Tidying up ...");
  await client.query("vacuum analyze");
}

async function inSteps(
  what: string,
  count: number,
  insert: (range: string) => Promise<unknown>,
): Promise<void> {
  for (let from = 1; from <= count; from += step) {
    progress(`Making ${what}: ${from - 1} of ${count} ...`);
    await insert(`generate_series(${from}::bigint, ${Math.min(count, from + step - 1)}::bigint)`);
  }
}

/** @returns what makes them again */
async function dropIndexes(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
     where tablename in ('students', 'tutors', 'assignments') and indexdef not like '%UNIQUE%'`,
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return rows.map(({ definition }) => definition);
}
