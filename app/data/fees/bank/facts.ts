import { sql, type RawBuilder } from "kysely";
import { memberNamesSql } from "../members.ts";
import { bankWays } from "#domain/fees/payment.ts";
import { nearbyDays, type MatchFacts } from "#domain/fees/bank/match.ts";

/** What is known about some lines, with the names of the students of each family in it. */
export interface NamedFacts extends MatchFacts {
  names: Record<string, string[]>;
}

/** SQL: the ways of payments that a statement of the bank shows, as a list of literals, by which an index is found. */
export const byBank = sql`(${sql.join(bankWays.map((way) => sql.lit(way)))})`;

/** SQL: the family that a family `f` is a part of now. The code of one that was joined stays valid. */
export const familyNow: RawBuilder<string> = sql`coalesce(f.joined_into, f.id)`;

/**
 * SQL: `with` queries that find what may be about the rows of a query `open` (day, paise, numbers,
 * family_numbers). They end in `facts`, one row with the column `facts` (`NamedFacts`).
 */
export const factQueries: RawBuilder<unknown> = sql`
  number as materialized (select distinct n from open, unnest(numbers) n),
  amount as materialized (select distinct paise from open),
  claim as materialized (
    select c.id, ${familyNow} as family_id, c.reference, c.paise from payment_claims c
      join families f on f.id = c.family_id
    where c.answer is null and c.reference in (select n from number)),
  paid as materialized (
    select y.id, y.family_id, n.n as reference, y.paise, y.day, y.way not in ${byBank} as is_other_way,
      y.line_id is not null or exists (select from bank_lines l where l.payment_id = y.id) as is_of_line
    from number n join payments y on upper(y.reference) = n.n
    where y.kind = 'payment' and y.reference <> '' and y.reversed_at is null),
  nearby as materialized (
    select y.id, y.family_id, y.paise, y.day from payments y
    where y.line_id is null and y.kind = 'payment' and y.reversed_at is null and y.way in ${byBank}
      and y.day between (select min(day) - ${nearbyDays}::int from open)
        and (select max(day) + ${nearbyDays}::int from open)
      and y.paise in (select paise from amount) and y.reference !~ '^[0-9]{12}$'
      and not exists (select from bank_lines l where l.payment_id = y.id)
    order by y.day, y.id),
  coded as materialized (
    select ${familyNow} as id, f.number from families f
    where f.number in (select unnest(family_numbers) from open)
      and exists (select from family_students k where k.family_id = ${familyNow})),
  owing as materialized (
    select (array_agg(a.family_id))[1] as family_id, a.balance from ledger_accounts a
    where a.kind = 'family' and a.balance > 0 and a.balance in (select paise from amount)
    group by a.balance having count(*) = 1),
  named as (
    select family_id as id from claim union select family_id from paid
    union select family_id from nearby union select id from coded union select family_id from owing),
  facts as (
    select json_build_object(
      'claims', (select coalesce(json_agg(json_build_object('id', id, 'familyId', family_id,
          'reference', reference, 'paise', paise)), '[]') from claim),
      'payments', (select coalesce(json_agg(json_build_object('id', id, 'familyId', family_id,
          'reference', reference, 'paise', paise, 'day', day, 'isOtherWay', is_other_way, 'isOfLine', is_of_line)), '[]')
        from paid),
      'nearby', (select coalesce(json_agg(json_build_object('id', id, 'familyId', family_id,
          'paise', paise, 'day', day)), '[]') from nearby),
      'families', (select coalesce(json_agg(json_build_object('id', id, 'number', number)), '[]')
        from coded),
      'owing', (select coalesce(json_agg(json_build_object('familyId', family_id,
          'paise', balance)), '[]') from owing),
      'names', (select coalesce(json_object_agg(n.id, ${memberNamesSql(sql`n.id`)}), '{}')
        from named n)) as facts)`;
