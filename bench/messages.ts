import type pg from "pg";
import { createGuardianLink } from "#data/guardians/guardian-links.ts";
import { insertConsent, insertGuardian } from "#data/guardians/guardians.ts";
import type { Database } from "#data/shared/database.ts";
import { currentConsentVersion } from "#domain/guardians/guardian.ts";
import { endProgress, progress } from "#server/progress.ts";
import { fillHomework } from "./messages/homework.ts";
import { openAsOwner, startAcademy } from "./support/academy.ts";
import { judgeAll, readCounts } from "./support/bench.ts";
import { fillLists } from "./support/fill.ts";
import { measurePages } from "./support/pages.ts";
import { makeAdmin, signInAs } from "./support/people.ts";
import { queryWatcher } from "./support/queries.ts";
import { keepAlive } from "./support/request.ts";
import { count } from "./support/table.ts";

export const about =
  "messages and homework: lines, homes, the staff's queue, a guardian's links, answers with photos";

const budgets = { queries: 3, page: 150 };

export async function run(options: string[], ends: AsyncDisposableStack): Promise<boolean> {
  const usual = { lines: 5000, messages: 1_000_000, photos: 20_000, rounds: 60 };
  const { lines, messages, photos, rounds } = readCounts(options, usual);
  const { url, dataDir, child } = await startAcademy(ends, { TRUST_PROXY: "1" }, [queryWatcher]);
  const { client, database } = await openAsOwner(dataDir, ends);
  const people = { students: Math.ceil(lines / 2), tutors: Math.ceil(lines / 20) };
  await fillLists(client, { ...people, assignments: lines });
  await fillMessages(client, messages);
  const { rows } = await client.query<{ student: string; tutor: string; line: string }>(
    `select l.student_id as student, l.tutor_id as tutor, l.id as line
     from lines l join tutors t on t.id = l.tutor_id and t.status = 'approved'
     where l.last_seq > 0 and l.ended_at is null order by l.last_seq desc, l.id limit 1`,
  );
  const [{ student, tutor, line } = { student: "", tutor: "", line: "" }] = rows;
  const { homeworkId, photoId } = await fillHomework(client, photos, { student, tutor });
  const cookies = {
    student: await signInAs(database, student),
    tutor: await signInAs(database, tutor),
    admin: (await makeAdmin(database)).cookie,
  };
  const { page, link, guardianId } = await makeGuardian(database, student);
  const staff = "/admin-dashboard/messages";
  const pages: [name: string, path: string, cookie: string][] = [
    ["student's home", "/dashboard", cookies.student],
    ["student's list", "/dashboard/messages", cookies.student],
    ["student's line", `/dashboard/messages/${line}`, cookies.student],
    ["its older messages", `/dashboard/messages/${line}?before=60`, cookies.student],
    ["a report", `/dashboard/messages/${line}/1/report`, cookies.student],
    ["tutor's home", "/tutor-dashboard", cookies.tutor],
    ["tutor's list", "/tutor-dashboard/messages", cookies.tutor],
    ["tutor's line", `/tutor-dashboard/messages/${line}`, cookies.tutor],
    ["student's homework", `/dashboard/homework/${homeworkId}`, cookies.student],
    ["student's photo", `/dashboard/photos/${photoId}`, cookies.student],
    ["tutor's answers", "/tutor-dashboard/homework", cookies.tutor],
    ["an answer to mark", `/tutor-dashboard/homework/${homeworkId}`, cookies.tutor],
    ["a photo to draw on", `/tutor-dashboard/photos/${photoId}/marks`, cookies.tutor],
    ["guardian's homework", `/guardian/${page}/homework/${homeworkId}`, ""],
    ["guardian's list", `/guardian/${page}/messages/${guardianId}`, ""],
    ["guardian's line", `/guardian/${page}/messages/${guardianId}/${line}`, ""],
    ["guardian's line to write", `/guardian/messages/${link}/${line}`, ""],
    ["staff's queue", staff, cookies.admin],
    ["staff's line", `${staff}/${line}`, cookies.admin],
    ["a message to decide about", `${staff}/${line}/1`, cookies.admin],
    ["a student, with the call card", `/admin-dashboard/students/${student}`, cookies.admin],
  ];
  const measured = await measurePages(
    { url, child, agent: keepAlive(ends) },
    pages.map(([name, path, cookie]) => ({ name, path, cookie, budget: budgets.page })),
    { rounds, queries: budgets.queries },
  );
  endProgress();
  console.log(`${count(lines)} lines, ${count(messages)} messages, ${count(photos)} photos`);
  console.log(measured.table);
  return judgeAll(measured.overruns);
}

/** Adds messages to all lines, a tenth of them unread, and 2 % of them for the staff to look at. */
async function fillMessages(client: pg.ClientBase, messages: number): Promise<void> {
  progress(`Writing ${count(messages)} messages ...`);
  await client.query(`
    set session_replication_role = replica;
    update accounts set verified_at = now();
    insert into birth_dates (student_id, born_on) select id, '2012-05-01' from students
      on conflict do nothing;
    insert into lines (student_id, tutor_id) select distinct student_id, tutor_id from assignments
      where tutor_id is not null on conflict do nothing;
    insert into lines (id, account_id) select id, id from students;
    create temp table made as
      select l.id as line_id, n as seq, case when n % 2 = 1 then l.student_id else l.tutor_id end as author,
        case when n % 2 = 1 then 'student' else 'tutor' end as written_as, now() - n * interval '1 hour' as at
      from lines l, generate_series(1, ${messages} / (select count(*) from lines where student_id is not null)::int) n
      where l.student_id is not null;
    insert into line_messages (line_id, seq, author_id, written_as, client_id, text, written_at)
      select line_id, seq, author, written_as, gen_random_uuid(),
        repeat('Exercise ' || seq || ' on page 42 is due on Thursday. ', 1 + seq % 5), at from made;
    update lines l set last_seq = m.last, last_at = now() - (('x' || substr(md5(l.id::text), 1, 6))::bit(24)::int % 5000) * interval '1 minute',
        last_written_as = 'student'
      from (select line_id, max(seq) as last from made group by 1) m where m.line_id = l.id;
    insert into line_reads (line_id, person_id, seq)
      select l.id, person, l.last_seq - l.last_seq / 10
      from lines l cross join lateral unnest(array[l.student_id, l.tutor_id]) person
      where l.student_id is not null;
    insert into line_reviews (line_id, seq, urgency)
      select line_id, seq, 1 + seq % 2 from made where seq % 50 = 1;
    set session_replication_role = origin`);
  progress("Vacuuming ...");
  await client.query("vacuum analyze");
}

/** A guardian who has agreed to messages, with a link of each kind. */
async function makeGuardian(database: Database, studentId: string) {
  const contact = { name: "Guardian", relation: "mother", email: "g@bench.example" } as const;
  const guardianId = await insertGuardian(database, studentId, { ...contact, phoneNumber: "" });
  await insertConsent(database, guardianId, {
    decision: "given",
    text: { version: currentConsentVersion, digest: Buffer.alloc(32), language: "en" },
    mail: { kind: "guardian-consent", mailedAt: new Date() },
  });
  const mailKind = "guardian-page";
  return {
    guardianId,
    page: await createGuardianLink(database, { guardianId, opens: "page", mailKind }),
    link: await createGuardianLink(database, { guardianId, opens: "messages", mailKind }),
  };
}
