import type pg from "pg";
import { progress } from "#server/progress.ts";

/** What an hour costs a family, and what a tutor gets for it, in paise. */
const price = 60_000;
const pay = 35_000;

/** SQL: an account of the academy's own, looked up once for a statement. */
const account = (kind: string) =>
  `(select id from ledger_accounts where kind = '${kind}' and family_id is null and tutor_id is null)`;

/** Days from the beginning of the books until now: as long as lessons are filled. */
const days = 730;

/**
 * Fills the books of an academy whose lessons are settled: each lesson is billed, all but those of the
 * last month are invoiced, and families have paid for most of it in so many payments. Every tenth
 * student is in a family with the next one. What the triggers would do is done in one statement for
 * each table; they would take hours.
 */
export async function fillFees(client: pg.ClientBase, payments: number): Promise<void> {
  const { rows } = await client.query<{ id: string }>("select id from admins limit 1");
  const admin = rows[0]?.id ?? null;
  const steps: [what: string, statement: string][] = [
    [
      "settings",
      `insert into fee_settings (started_on, upi_id, payee_name)
         values (current_date - ${days}, 'academy@bench', 'Bench Academy');
       insert into rates (kind, from_day, paise_per_hour)
         values ('price', current_date - ${days}, ${price}), ('pay', current_date - ${days}, ${pay});
       insert into issuers (from_day, legal_name, address, state, gstin) values
         (current_date - ${days}, 'Bench Academy', '1 Main Road, Hyderabad', '36', '36AABCV1234D1ZT')`,
    ],
    [
      "families",
      `create temp table member as
         select id as student_id, first_value(id) over (partition by (n - n % 10 % 2) order by n) as first_id
         from (select id, row_number() over (order by id) as n from students) s;
       create temp table family as
         select first_id, gen_random_uuid() as id from member group by first_id;
       insert into families (id) select id from family;
       insert into family_students (student_id, family_id)
         select m.student_id, f.id from member m join family f using (first_id)`,
    ],
    [
      "accounts",
      `insert into ledger_accounts (kind, family_id) select 'family', id from families;
       insert into ledger_accounts (kind, tutor_id) select distinct 'tutor', tutor_id from lesson_records;
       insert into ledger_accounts (kind) values
         ('bank'), ('cash'), ('income'), ('tutor-cost'), ('cgst'), ('sgst'), ('suspense')`,
    ],
    [
      "bills",
      `insert into lesson_bills (lesson_id, student_id, tutor_id, family_id, assignment_id,
           course_tutor_id, class_id, subject_id, starts_at, minutes, standing, price, pay_rate, charge,
           pay, version)
         select r.lesson_id, r.student_id, r.tutor_id, k.family_id, a.id, r.tutor_id, a.class_id,
           a.subject_id, r.starts_at, r.minutes,
           case when r.disputed_at is not null then 'disputed' else r.outcome end, ${price}, ${pay},
           case when is_paid then ${price} else 0 end, case when is_paid then ${pay} else 0 end, 1
         from lesson_records r join content_items c on c.id = r.lesson_id
           join assignments a on a.id = c.assignment_id
           join family_students k on k.student_id = r.student_id
           cross join lateral (select r.disputed_at is null and r.outcome <> 'tutor-missed' as is_paid) p`,
    ],
    [
      "entries of lessons",
      `insert into journal (day, kind, source, version)
         select (starts_at at time zone 'Asia/Kolkata')::date, 'lesson', lesson_id, 1
         from lesson_bills where charge > 0 order by starts_at;
       insert into postings (entry_id, account_id, paise)
         select j.id, p.account, p.paise from journal j join lesson_bills b on b.lesson_id = j.source
           join ledger_accounts f on f.family_id = b.family_id
           join ledger_accounts t on t.tutor_id = b.tutor_id
           cross join lateral (values (f.id, b.charge), (${account("income")}, -b.charge),
             (t.id, -b.pay), (${account("tutor-cost")}, b.pay)) p (account, paise);
       insert into lesson_earnings (lesson_id, tutor_id, earned, covered, runs, starts_at, ends_at)
         select lesson_id, tutor_id, pay, case when is_old then pay else 0 end, is_old::int, starts_at,
           starts_at + make_interval(mins => minutes)
         from lesson_bills cross join lateral (select starts_at <
           date_trunc('month', now()) - interval '1 month' as is_old) o where pay > 0`,
    ],
    [
      "payments",
      `create temp table paid as
         select gen_random_uuid() as id, family_id, charge * share as paise, day, n from (
           select family_id, sum(charge) over (partition by family_id) as charge,
             (starts_at at time zone 'Asia/Kolkata')::date as day,
             row_number() over (order by md5(lesson_id::text)) as n,
             0.98 / (count(*) over (partition by family_id)) * (count(*) over ())::numeric / ${payments}
               as share
           from lesson_bills where charge > 0) b where n <= ${payments};
       update paid set paise = greatest(round(paise), 100);
       insert into payments (id, family_id, kind, way, paise, day, reference)
         select id, family_id, 'payment', (array['upi', 'bank', 'cash'])[1 + n % 3], paise, day,
           case when n % 3 = 2 then '' else (400000000000 + n)::text end from paid;
       insert into journal (day, kind, source, version) select day, 'payment', id, 1 from paid order by day;
       insert into postings (entry_id, account_id, paise)
         select j.id, p.account, p.paise from journal j join paid d on d.id = j.source
           join ledger_accounts f on f.family_id = d.family_id
           cross join lateral (values (f.id, -d.paise),
             (case when d.n % 3 = 2 then ${account("cash")} else ${account("bank")} end, d.paise))
             p (account, paise)`,
    ],
    [
      "claims",
      `insert into payment_claims (family_id, paise, reference, claimed_as)
         select id, ${price}, 700000000000 + number, 'guardian' from families order by number limit 100`,
    ],
    [
      "invoices",
      `create temp table issued as
         select gen_random_uuid() as id, family_id, month, (month + interval '1 month')::date as day,
           sum(charge) as paise
         from (select family_id, charge, date_trunc('month', starts_at at time zone 'Asia/Kolkata')::date
             as month from lesson_bills where charge > 0) b
         where month < date_trunc('month', now()) - interval '1 month' group by family_id, month;
       insert into documents (id, kind, year, number, family_id, day, issuer_name, issuer_address,
           issuer_state, gstin, sac, payer_name, payer_address, payer_state, tax_rate, paise, cgst, sgst,
           keep_until, made_by)
         select i.id, 'invoice', year, row_number() over (partition by year order by day, i.id), family_id,
           day, 'Bench Academy', '1 Main Road, Hyderabad', '36', '36AABCV1234D1ZT', '999293', 'Family', '',
           '', 1800, paise, tax, tax, day + 3000, $1
         from issued i cross join lateral (select round(paise * 9 / 118) as tax,
             extract(year from day - interval '3 months')::int as y) t
           cross join lateral (select format('%s-%s', y % 100, (y + 1) % 100) as year) s;
       insert into document_students (document_id, place, student_id, name)
         select i.id, row_number() over (partition by i.id order by s.id), s.id, s.name
         from issued i join family_students k using (family_id) join students s on s.id = k.student_id;
       insert into document_lines (document_id, lesson_id, student_place, starts_at, minutes, class_id,
           subject_id, standing, paise)
         select d.document_id, b.lesson_id, d.place, b.starts_at, b.minutes, b.class_id, b.subject_id,
           b.standing, b.charge
         from lesson_bills b join issued i on i.family_id = b.family_id
             and i.month = date_trunc('month', b.starts_at at time zone 'Asia/Kolkata')::date
           join document_students d on d.document_id = i.id and d.student_id = b.student_id
         where b.charge > 0;
       update lesson_bills set documented = charge
         where starts_at at time zone 'Asia/Kolkata' < date_trunc('month', now()) - interval '1 month';
       insert into document_series (kind, year, next)
         select kind, year, max(number) + 1 from documents group by kind, year;
       insert into journal (day, kind, source, version) select day, 'invoice', id, 1 from issued;
       insert into postings (entry_id, account_id, paise)
         select j.id, p.account, p.paise from journal j join documents d on d.id = j.source
           cross join lateral (values (${account("income")}, d.cgst * 2),
             (${account("cgst")}, -d.cgst), (${account("sgst")}, -d.sgst)) p (account, paise)`,
    ],
    [
      "sums",
      `update ledger_accounts a set balance = p.paise
         from (select account_id, sum(paise) as paise from postings group by account_id) p
         where p.account_id = a.id and a.kind in ('family', 'tutor');
       insert into fee_sums (month, kind, paise)
         select date_trunc('month', j.day), a.kind, sum(p.paise) from postings p
           join journal j on j.id = p.entry_id join ledger_accounts a on a.id = p.account_id
         group by 1, 2`,
    ],
  ];
  await client.query("set session_replication_role = replica");
  for (const [what, statement] of steps) {
    progress(`Filling the books: ${what} ...`);
    for (const one of statement.split(/;\n/)) {
      await client.query(one, one.includes("$1") ? [admin] : []);
    }
  }
  await client.query("set session_replication_role = origin");
  progress("Vacuuming ...");
  await client.query("vacuum analyze");
}
