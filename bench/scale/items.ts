import type pg from "pg";
import type { Slot } from "./life.ts";
import { idOf, tutorOf } from "./numbers.ts";

/** One item that many assignments get. */
interface Item {
  kind: Slot["kind"];
  /** How many weeks ago. */
  week: number;
  /** Another for each, so that no two say or are the same. */
  serial: number;
}

/** Which assignments get an item, by their numbers. */
interface Place {
  /** SQL that yields `n`. */
  range: string;
  /** How many there are in all. */
  tutors: number;
}

/**
 * Adds one item to each assignment, as it was some weeks ago, with all that it leaves behind: the
 * mark that it was seen, the line of the audit log, and last week's mails.
 */
export async function insertItems(
  client: pg.ClientBase,
  { kind, week, serial }: Item,
  { range, tutors }: Place,
): Promise<void> {
  const isAnnouncement = kind === "announcement";
  const base = `with base as materialized (
      select *, date_trunc('minute', at + interval '4 days') as starts_at from (
        select n, ${idOf("i", `n || '.${serial}'`)} as id, ${idOf("a", "n")} as assignment_id,
          ${idOf("s", "(n + 1) / 2")} as student_id, ${idOf("t", tutorOf(tutors))} as tutor_id,
          now() - interval '${week} weeks' - (abs(hashint8(n * 31 + ${serial})) % 604800) * interval '1 second' as at
        from ${range} n
      ) numbered
    )`;
  const words = `'Lesson ' || left(id::text, 8) || ': what we did and why',
      'Read pages 12 to 19 again, then try the last three exercises on your own. ' || md5(id::text)`;
  const item = isAnnouncement
    ? `insert into announcements (id, type, assignment_id, title, description, url, created_by, created_at)
       select id, 'assignment', assignment_id, ${words}, null, tutor_id, at from base`
    : `insert into content_items (id, assignment_id, kind, title, description, url, starts_at, created_by, created_at, updated_at)
       select id, assignment_id, '${kind}', ${words}, 'https://meet.scale.example/' || left(id::text, 13),
         ${kind === "live-session" ? "starts_at" : "null"}, tutor_id, at, at from base`;
  const marks = `insert into seen_items (student_id, item_id, seen_at)
    select student_id, id, at + interval '1 day' from base where ${week > 0 && week < 4}`;
  const line = `insert into audit_log (at, request_id, actor_id, actor_role, action, subject_kind, subject_id, outcome, detail)
    select at, md5('r' || id)::uuid, tutor_id, 'tutor', 'publish', '${kind}', id, 'done',
      jsonb_build_object('assignmentId', assignment_id) from base`;
  const parts = [["item", item], ["marks", marks], ...(week === 0 ? mails(kind) : [])];
  const others = parts.map(([name, statement]) => `, ${name} as (${statement})`).join("");
  await client.query(`${base}${others} ${line}`);
}

/** Of the last week, all of them sent: what is older has been removed. */
function mails(kind: Slot["kind"]): [string, string][] {
  const insert = (columns: string) =>
    `insert into mails (account_id, kind, data, key, queued_at, due_at, begun_at, sent_at) ${columns}`;
  const times = "at, at, at, at";
  if (kind === "announcement") {
    return [
      [
        "mailed",
        insert(`select student_id, 'announcement', jsonb_build_object('itemId', id), null, ${times}
          from base`),
      ],
    ];
  }
  const news =
    insert(`select student_id, 'news', jsonb_build_object('itemIds', jsonb_build_array(id)),
      null, ${times} from base where n % 2 = 0`);
  if (kind !== "live-session") return [["mailed", news]];
  // As insertDueReminders makes them, so that the server finds that they went.
  const reminders =
    insert(`select person.id, 'session-reminder', jsonb_build_object('itemId', base.id, 'point', point.name, 'startsAt', starts_at),
      concat_ws(' ', 'reminder', point.name, base.id, extract(epoch from starts_at)),
      starts_at - before, starts_at - before, starts_at - before, starts_at - before
    from base cross join (values ('day', interval '1 day'), ('hour', interval '1 hour')) point (name, before)
    cross join lateral (values (student_id), (tutor_id)) person (id)
    where starts_at - before <= now()`);
  return [
    ["mailed", news],
    ["reminded", reminders],
  ];
}
