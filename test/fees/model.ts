import type pg from "pg";
import { discountedPart, partOfHour, type Discount } from "#domain/fees/money.ts";
import { taxOn } from "#domain/fees/pay-run.ts";
import { toIndiaDateTimeFields } from "#domain/shared/india-time.ts";

/** A lesson as its own tables have it. */
interface LessonRow {
  id: string;
  startsAt: Date;
  minutes: number;
  standing: string;
  isSubstituted: boolean;
  isFree: boolean;
  assignmentId: string;
  classId: string;
  subjectId: string;
  tutorId: string;
  courseTutorId: string;
  studentId: string;
  charge: number;
  discount: number;
  pay: number;
}

interface RateRow {
  kind: "price" | "pay";
  assignmentId: string | null;
  tutorId: string | null;
  classId: string | null;
  subjectId: string | null;
  from: string;
  perHour: number | null;
}

interface ShareRow {
  standing: string;
  from: string;
  charge: number;
  pay: number;
}

type DiscountRow = Discount & {
  familyId: string | null;
  studentId: string | null;
  assignmentId: string | null;
  from: string;
  until: string | null;
  /** The first day without it; null where it was not ended. */
  endedFrom: string | null;
};

/** A student who went from one family to another on a day. */
interface MoveRow {
  studentId: string;
  out: string;
  into: string;
  from: string;
}

/** The last one of those from a day on, in the order in which they were added. */
function validOn<Row extends { from: string }>(rows: readonly Row[], day: string): Row | undefined {
  return rows
    .filter(({ from }) => from <= day)
    .reduce<Row | undefined>((last, row) => (last && last.from > row.from ? last : row), undefined);
}

function rateOf(rates: readonly RateRow[], kind: "price" | "pay", lesson: LessonRow, day: string) {
  const tutorId = kind === "price" ? lesson.courseTutorId : lesson.tutorId;
  const scopes: ((rate: RateRow) => boolean)[] = [
    (rate) => rate.assignmentId === lesson.assignmentId,
    (rate) => rate.tutorId === tutorId,
    (rate) => rate.classId === lesson.classId && rate.subjectId === lesson.subjectId,
    (rate) => !rate.assignmentId && !rate.tutorId && !rate.classId,
  ];
  for (const isOf of scopes) {
    const own = rates.filter((rate) => rate.kind === kind && isOf(rate));
    const perHour = validOn(own, day)?.perHour;
    if (perHour) return perHour;
  }
  return null;
}

/** What the most favourable of the discounts of a lesson's day leaves of its price. */
function afterDiscount(
  all: readonly DiscountRow[],
  lesson: LessonRow,
  {
    day,
    familyId,
    price,
    percent,
  }: { day: string; familyId?: string; price: number; percent: number },
): number {
  const full = partOfHour(price, lesson.minutes, percent);
  const left = all
    .filter(
      (row) =>
        (row.familyId !== null && row.familyId === familyId) ||
        (row.studentId === lesson.studentId &&
          (row.assignmentId === null || row.assignmentId === lesson.assignmentId)),
    )
    .filter(({ from, until }) => from <= day && (until === null || day <= until))
    .filter(({ endedFrom }) => endedFrom === null || day < endedFrom)
    .map((row) => discountedPart(price, lesson.minutes, percent, row));
  return Math.min(full, ...left);
}

/**
 * What is entered of each lesson other than what the rates and shares of its day say: the rule a
 * second time, in another language. Lessons of erased students keep what was entered.
 */
export async function compareLessons(pool: pg.Pool, startedOn: string): Promise<string[]> {
  const { rows: rates } = await pool.query<RateRow>(
    `select kind, assignment_id as "assignmentId", tutor_id as "tutorId", class_id as "classId",
       subject_id as "subjectId", from_day::text as "from", paise_per_hour as "perHour"
     from rates order by made_at`,
  );
  const { rows: shares } = await pool.query<ShareRow>(
    `select standing, from_day::text as "from", charge, pay from rate_shares order by made_at`,
  );
  const { rows: discounts } = await pool.query<DiscountRow>(
    `select family_id as "familyId", student_id as "studentId", assignment_id as "assignmentId",
       percent, paise_per_hour as "paisePerHour", d.from_day::text as "from",
       until_day::text as until, e.from_day::text as "endedFrom"
     from discounts d left join discount_ends e on e.discount_id = d.id`,
  );
  const { rows: members } = await pool.query<{ studentId: string; familyId: string }>(
    `select student_id as "studentId", family_id as "familyId" from family_students`,
  );
  const { rows: moves } = await pool.query<MoveRow>(
    `select student_id as "studentId", from_family_id as "out", to_family_id as "into",
       day::text as "from" from family_moves order by made_at`,
  );
  // The family's own discounts are those of the family in which the student was on that day.
  const familyOn = ({ studentId }: LessonRow, day: string) => {
    const own = moves.filter((move) => move.studentId === studentId);
    const now = members.find((member) => member.studentId === studentId)?.familyId;
    return validOn(own, day)?.into ?? own[0]?.out ?? now;
  };
  const { rows: lessons } = await pool.query<LessonRow>(
    `select b.lesson_id as id, coalesce(c.starts_at, r.starts_at) as "startsAt",
       coalesce(c.minutes, r.minutes) as minutes,
       case when r.disputed_at is not null then 'disputed' when r.outcome is not null then r.outcome
         when c.cancelled_late then 'cancelled-late' when c.cancelled_at is not null then 'cancelled'
         else 'planned' end as standing,
       b.tutor_id is distinct from b.course_tutor_id as "isSubstituted",
       exists (select from free_lessons f where f.lesson_id = b.lesson_id) as "isFree",
       b.assignment_id as "assignmentId", b.class_id as "classId", b.subject_id as "subjectId",
       coalesce(r.tutor_id, b.tutor_id) as "tutorId", b.course_tutor_id as "courseTutorId",
       b.student_id as "studentId",
       coalesce((select -sum(p.paise) from journal j join postings p on p.entry_id = j.id
         join ledger_accounts a on a.id = p.account_id
         where j.source = b.lesson_id and a.kind in ('income', 'discount')), 0)::float8 as charge,
       coalesce((select sum(p.paise) from journal j join postings p on p.entry_id = j.id
         join ledger_accounts a on a.id = p.account_id
         where j.source = b.lesson_id and a.kind = 'discount'), 0)::float8 as discount,
       coalesce((select sum(p.paise) from journal j join postings p on p.entry_id = j.id
         join ledger_accounts a on a.id = p.account_id
         where j.source = b.lesson_id and a.kind = 'tutor-cost'), 0)::float8 as pay
     from lesson_bills b left join content_items c on c.id = b.lesson_id
       left join lesson_records r on r.lesson_id = b.lesson_id
     where exists (select from students s where s.id = b.student_id)
       and (c.id is not null or r.outcome is not null or r.disputed_at is not null)`,
  );
  return lessons.flatMap((lesson) => {
    const day = toIndiaDateTimeFields(lesson.startsAt).date;
    const standing =
      lesson.standing === "held" && lesson.isSubstituted ? "substitute" : lesson.standing;
    const isUsual = ["held", "substitute", "student-missed"].includes(standing);
    const share =
      validOn(
        shares.filter((row) => row.standing === standing),
        day,
      ) ?? (isUsual ? { charge: 100, pay: 100 } : undefined);
    const isCharged = share !== undefined && day >= startedOn;
    const price = rateOf(rates, "price", lesson, day);
    const payRate = rateOf(rates, "pay", lesson, day);
    const part = (rate: number | null, percent: number) =>
      isCharged && rate !== null ? partOfHour(rate, lesson.minutes, percent) : 0;
    const percent = share?.charge ?? 0;
    const full = lesson.isFree ? 0 : part(price, percent);
    const charge =
      full === 0 || price === null
        ? 0
        : afterDiscount(discounts, lesson, {
            day,
            familyId: familyOn(lesson, day),
            price,
            percent,
          });
    const discount = full - charge;
    const pay = part(payRate, share?.pay ?? 0);
    const entered = `${lesson.charge}/${lesson.discount}/${lesson.pay}`;
    const due = `${charge}/${discount}/${pay}`;
    return entered === due ? [] : [`${lesson.id} ${standing} ${day}: ${entered}, due ${due}`];
  });
}

/** What does not hold of the books, whatever happened. */
export async function checkBooks(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ fault: string }>(
    `select 'entry ' || j.id || ' sums to ' || coalesce(sum(p.paise), 0) as fault
       from journal j left join postings p on p.entry_id = j.id
       group by j.id having coalesce(sum(p.paise), 1) <> 0
     union all
     select a.kind || ' ' || a.id || ' has ' || a.balance || ', its postings ' || coalesce(s.sum, 0)
       from ledger_accounts a left join
         (select account_id, sum(paise) as sum from postings group by 1) s on s.account_id = a.id
       where a.kind in ('family', 'tutor') and a.balance <> coalesce(s.sum, 0)
     union all
     select 'bill ' || lesson_id || ' has ' || b.charge || '/' || b.discount || '/' || b.pay ||
         ', its entries ' || entered.charge || '/' || entered.discount || '/' || entered.pay ||
         ', its families ' || entered.owed
       from lesson_bills b cross join lateral (
         select coalesce(-sum(p.paise) filter (where a.kind in ('income', 'discount')), 0) as charge,
           coalesce(sum(p.paise) filter (where a.kind = 'discount'), 0) as discount,
           coalesce(sum(p.paise) filter (where a.kind = 'family'), 0) as owed,
           coalesce(sum(p.paise) filter (where a.kind = 'tutor-cost'), 0) as pay
         from journal j join postings p on p.entry_id = j.id
           join ledger_accounts a on a.id = p.account_id
         where j.source = b.lesson_id) entered
       where (b.charge, b.charge, b.discount, b.pay)
         <> (entered.charge, entered.owed, entered.discount, entered.pay)
     union all
     select 'entry ' || j.id || ' of ' || j.day || ' was added after its month was closed'
       from journal j join closed_months m on m.month >= date_trunc('month', j.day)
       where j.made_at > m.closed_at
     union all
     select 'sums of ' || month || ' for ' || kind || ' are ' || f.paise || ', not ' || p.paise
       from (select month, kind, sum(paise) as paise from fee_sums group by 1, 2) f
       full join (select date_trunc('month', j.day)::date as month, a.kind, sum(p.paise) as paise
         from postings p join journal j on j.id = p.entry_id
           join ledger_accounts a on a.id = p.account_id group by 1, 2) p using (month, kind)
       where coalesce(f.paise, 0) <> coalesce(p.paise, 0)
     union all
     select kind || ' ' || year || ' has ' || count(*) || ' numbers up to ' || max(number)
       from documents group by kind, year
       having count(*) <> max(number) or max(number) + 1 <> (select next from document_series s
         where s.kind = documents.kind and s.year = documents.year)
     union all
     select 'lesson ' || b.lesson_id || ' is documented with ' || b.documented || ', not ' || d.paise
       from lesson_bills b cross join lateral (
         select coalesce(sum(case when d.kind = 'invoice' then l.paise else -l.paise end), 0) as paise
         from document_lines l join documents d on d.id = l.document_id
         where l.lesson_id = b.lesson_id) d
       where b.documented <> d.paise or b.documented < 0
     union all
     select d.kind || ' ' || d.number || ' is ' || d.paise || ', its lines ' || sum(l.paise)
       from documents d join document_lines l on l.document_id = d.id
       group by d.id having d.paise <> sum(l.paise)
     union all
     select 'invoice ' || d.number || ' of ' || d.paise || ' is corrected by ' || sum(c.paise)
       from documents d join documents c on c.corrects = d.id group by d.id
       having sum(c.paise) > d.paise or sum(c.cgst) > d.cgst or sum(c.igst) > d.igst
         or sum(c.paise) = d.paise and (sum(c.cgst), sum(c.igst)) <> (d.cgst, d.igst)
     union all
     select d.kind || ' ' || d.number || ' has taxes of ' || d.cgst + d.sgst + d.igst ||
         ', the books ' || t.paise
       from documents d cross join lateral (
         select coalesce(sum(case when d.kind = 'invoice' then -p.paise else p.paise end), 0) as paise
         from journal j join postings p on p.entry_id = j.id
           join ledger_accounts a on a.id = p.account_id
         where j.source = d.id and a.kind in ('cgst', 'sgst', 'igst')) t
       where d.cgst + d.sgst + d.igst <> t.paise
     union all
     select 'payment ' || y.id || ' has ' || count(d.id) || ' receipts of ' || coalesce(sum(d.paise), 0)
       from payments y left join documents d on d.payment_id = y.id
       group by y.id having (count(d.id), coalesce(sum(d.paise), 0)) <>
         case when y.kind = 'payment' and exists (select from issuers) then (1::bigint, y.paise::numeric) else (0::bigint, 0::numeric) end
     union all
     select 'payment ' || y.id || ' is in the books with ' || coalesce(sum(p.paise), 0)
       from payments y left join journal j on j.source = y.id
         left join postings p on p.entry_id = j.id
         left join ledger_accounts a on a.id = p.account_id
       where a.kind = 'family'
       group by y.id having coalesce(sum(p.paise), 0) <> case
         when y.reversed_at is not null then 0 when y.kind = 'refund' then y.paise else -y.paise end
     union all
     select 'family ' || f.number || ' has ' || a.balance || ', its bills ' || b.paise ||
         ', its payments ' || y.paise
       from families f join ledger_accounts a on a.family_id = f.id
         cross join lateral (select coalesce(sum(charge), 0) as paise from lesson_bills
           where family_id = f.id) b
         cross join lateral (select coalesce(sum(case kind when 'refund' then paise else -paise end), 0)
           as paise from payments where family_id = f.id and reversed_at is null) y
       where a.balance <> b.paise + y.paise
     union all
     select 'family ' || f.number || ' was joined and has ' || coalesce(a.balance, 0) || ', students or a part'
       from families f left join ledger_accounts a on a.family_id = f.id
       where f.joined_into is not null and (coalesce(a.balance, 0) <> 0
         or exists (select from family_students k where k.family_id = f.id)
         or exists (select from families p where p.joined_into = f.id))
     union all
     select a.kind || ' has ' || coalesce(sum(p.paise), 0) || ', not ' || a.due from (
         select 'bank' as kind, (select coalesce(sum(paise), 0) from bank_lines)
           + (select coalesce(sum(case y.kind when 'refund' then -y.paise else y.paise end), 0)
             from payments y where y.way in ('upi', 'bank') and y.reversed_at is null
               and y.line_id is null
               and not exists (select from bank_lines l where l.payment_id = y.id))
           - (select coalesce(sum(l.net), 0) from pay_run_lines l
             join pay_run_ends e on e.run_id = l.run_id and e.how = 'paid') as due
         union all select 'gateway', coalesce(sum(case y.kind when 'refund' then -y.paise else y.paise end), 0)
           from payments y where y.way = 'gateway' and y.reversed_at is null
         union all select 'suspense', -coalesce(sum(paise), 0) from bank_lines where state = 'waiting'
         union all select 'not-fees', -coalesce(sum(paise), 0) from bank_lines
           where state = 'set-aside') a
       left join ledger_accounts b on b.kind = a.kind left join postings p on p.account_id = b.id
       group by a.kind, a.due having coalesce(sum(p.paise), 0) <> a.due
     union all
     select 'the gateway has received ' || g.payment_id || ', entered with ' || coalesce(y.paise, 0)
       from gateway_payments g left join payments y on y.id = g.entered_as and y.reversed_at is null
       where g.link_id is not null and coalesce(y.paise, 0) <> g.paise
     union all
     select 'line ' || l.id || ' is ' || l.state || ' and its payment ' || coalesce(y.id::text, 'none')
         || ' is another one'
       from bank_lines l left join payments y on y.id = l.payment_id
       where l.state in ('given', 'linked') and (y.id is null or y.reversed_at is not null
         or y.kind <> 'payment' or y.paise <> l.paise
         or (y.line_id is distinct from case l.state when 'given' then l.id end))
     union all
     select 'line ' || y.line_id || ' is used by ' || count(*) || ' payments' from payments y
       where y.line_id is not null and y.reversed_at is null group by y.line_id having count(*) > 1
     union all
     select 'payment ' || y.id || ' is from a line that does not know it' from payments y
       where y.line_id is not null and y.reversed_at is null
         and not exists (select from bank_lines l where l.id = y.line_id and l.payment_id = y.id)`,
  );
  return rows.map(({ fault }) => fault);
}

interface LineRow {
  number: string;
  year: string;
  nth: number;
  rate: number;
  gross: number;
  tds: number;
  net: number;
  lessons: number;
  how: "paid" | "taken-back" | null;
  /** What is entered of it, by kind of account, in paise. */
  entered: Partial<Record<string, number>>;
}

/** What does not hold of pay runs, whatever happened. */
export async function checkPayRuns(pool: pg.Pool): Promise<string[]> {
  const { rows: lines } = await pool.query<LineRow>(
    `select l.number, l.year, row_number() over (partition by l.year order by l.number)::int as nth,
       l.tds_rate as rate, l.gross::float8 as gross, l.tds::float8 as tds, l.net::float8 as net, e.how,
       (select coalesce(sum(paise), 0)::float8 from pay_run_lessons where line_id = l.id) as lessons,
       (select coalesce(json_object_agg(kind, paise), '{}') from (
         select a.kind, sum(p.paise) as paise from journal j join postings p on p.entry_id = j.id
           join ledger_accounts a on a.id = p.account_id
         where j.source = l.id and (a.tutor_id is null or a.tutor_id = l.tutor_id)
         group by a.kind) k) as entered
     from pay_run_lines l left join pay_run_ends e on e.run_id = l.run_id`,
  );
  const faults = lines.flatMap(
    ({ number, year, nth, rate, gross, tds, net, lessons, how, entered }) => {
      const name = `statement ${year}/${number}`;
      const paid = how === "paid" ? { tutor: gross, tds: -tds, bank: -net } : {};
      const wrong = Object.entries({ tutor: 0, tds: 0, bank: 0, ...paid }).filter(
        ([kind, paise]) => (entered[kind] ?? 0) !== paise,
      );
      return [
        ...(Number(number) === nth ? [] : [`${name} is number ${nth}`]),
        ...(gross === lessons ? [] : [`${name} has ${gross}, its lessons ${lessons}`]),
        ...(tds === taxOn(gross, rate) && net === gross - tds ? [] : [`${name} has tax ${tds}`]),
        ...wrong.map(([kind]) => `${name} has ${entered[kind] ?? 0} at ${kind}`),
      ];
    },
  );
  const { rows } = await pool.query<{ fault: string }>(
    `select 'lesson ' || lesson_id || ' earned ' || coalesce(e.earned, 0) || ', entered ' ||
         coalesce(b.paise, 0) as fault
       from lesson_earnings e full join (
         select j.source as lesson_id, a.tutor_id, -sum(p.paise) as paise from journal j
           join postings p on p.entry_id = j.id join ledger_accounts a on a.id = p.account_id
         where j.kind = 'lesson' and a.kind = 'tutor' group by 1, 2) b using (lesson_id, tutor_id)
       where coalesce(e.earned, 0) <> coalesce(b.paise, 0)
     union all
     select 'lesson ' || lesson_id || ' is covered with ' || coalesce(e.covered, 0) || ', by runs ' ||
         coalesce(r.paise, 0)
       from lesson_earnings e full join (
         select n.lesson_id, n.tutor_id, sum(n.paise) as paise
         from pay_run_lessons n join pay_run_lines l on l.id = n.line_id
           left join pay_run_ends x on x.run_id = l.run_id
         where x.how is distinct from 'taken-back' group by 1, 2) r using (lesson_id, tutor_id)
       where coalesce(e.covered, 0) <> coalesce(r.paise, 0)
     union all
     select 'lesson ' || lesson_id || ' stands otherwise beside its pay'
       from lesson_earnings e join lesson_bills b using (lesson_id)
       where (e.starts_at, e.ends_at, e.is_disputed) is distinct from
         (b.starts_at, b.starts_at + make_interval(mins => b.minutes), b.standing = 'disputed')`,
  );
  return [...faults, ...rows.map(({ fault }) => fault)];
}

/**
 * Lessons of which the runs that stand have paid something else than what is entered for their tutor,
 * straight from both, after a run of all that is due: of those that can't be disputed and are not.
 */
export async function compareRuns(pool: pg.Pool, undisputable: Date): Promise<string[]> {
  const { rows } = await pool.query<{ fault: string }>(
    `with entered as (
       select j.source as lesson_id, a.tutor_id, -sum(p.paise) as paise from journal j
         join postings p on p.entry_id = j.id join ledger_accounts a on a.id = p.account_id
       where j.kind = 'lesson' and a.kind = 'tutor' group by 1, 2
     ), paid as (
       select n.lesson_id, n.tutor_id, sum(n.paise) as paise
       from pay_run_lessons n join pay_run_lines l on l.id = n.line_id
       where not exists (select from pay_run_ends x where x.run_id = l.run_id and x.how = 'taken-back')
       group by 1, 2
     ), open as (
       select m.* from (select lesson_id, tutor_id, coalesce(e.paise, 0) as entered,
             coalesce(p.paise, 0) as paid
           from entered e full join paid p using (lesson_id, tutor_id)) m
         join lesson_bills b on b.lesson_id = m.lesson_id
       where m.entered <> m.paid and b.standing <> 'disputed'
         and b.starts_at + make_interval(mins => b.minutes) <= $1
     )
     select 'lesson ' || lesson_id || ' was paid ' || paid || ', earned ' || entered as fault
     from open o
     -- Who is to give something back is not in a run.
     where (select sum(entered - paid) from open t where t.tutor_id = o.tutor_id) > 0`,
    [undisputable],
  );
  return rows.map(({ fault }) => fault);
}
