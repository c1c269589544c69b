-- Who is deleted goes from each sheet that is not imported yet, too. Their row becomes an empty one,
-- which no import reads, so that the other rows keep their numbers. An address in the column of
-- referrals stands in somebody else's row: only that cell is emptied. The dry run's digest stays, so
-- that an import which was shown with that row is refused, and shown again. The sheets of a file of
-- which one is still to be chosen have no known columns: they go as a whole, and the file is uploaded
-- again.
create function forget_people_in_sheets() returns trigger language plpgsql as $$
begin
  if current_setting('viluva.undoes_import', true) = 'yes'
    or not exists (select from imports where sheet is not null or sheets is not null) then
    return null;
  end if;
  with files as (
    select i.id, i.sheet is null as is_open from imports i, gone g
    where i.sheets is not null
      and position(btrim(to_jsonb(g.email)::text, '"') in lower(i.sheets::text)) > 0
  ), removed as (
    delete from imports where id in (select id from files where is_open)
  )
  update imports set sheets = null where id in (select id from files where not is_open);
  with addresses as (
    select email, btrim(to_jsonb(email)::text, '"') as text from gone
  ), lines as (
    -- The first is the headings, which in a sheet without any are somebody's row.
    select i.id, l.place, l.cells, (i.columns ->> 'referralEmail')::bigint as referral
    from imports i,
      jsonb_array_elements(jsonb_build_array(i.sheet -> 'headers') || (i.sheet -> 'rows'))
        with ordinality as l (cells, place)
    -- A large sheet is only taken apart where the address occurs in it.
    where exists (select from addresses a where position(a.text in lower(i.sheet::text)) > 0)
  ), found as (
    select l.id, l.place, l.referral, bool_or(c.place - 1 is distinct from l.referral) as is_own
    from lines l
      join addresses a on position(a.text in lower(l.cells::text)) > 0,
      jsonb_array_elements_text(l.cells) with ordinality as c (value, place)
    where a.email = any (regexp_split_to_array(lower(c.value), '[\s,;:<>()"'']+'))
    group by l.id, l.place, l.referral
  ), kept as (
    select l.id, jsonb_agg(case
        when f.place is null then l.cells
        when f.place = 1 then (select jsonb_agg(''::text) from jsonb_array_elements(l.cells))
        when f.is_own then '[]'
        else jsonb_set(l.cells, array[f.referral::text], '""') end order by l.place) as lines
    from lines l left join found f using (id, place)
    where l.id in (select id from found)
    group by l.id
  )
  update imports i set
    sheet = i.sheet || jsonb_build_object('headers', k.lines -> 0, 'rows', k.lines - 0),
    problems = coalesce((
      select jsonb_agg(p.problem order by p.place)
      from jsonb_array_elements(i.problems) with ordinality as p (problem, place)
      where (p.problem ->> 'row')::bigint - (i.sheet ->> 'firstRow')::bigint + 2
        not in (select place from found where found.id = i.id)), '[]')
  from kept k where i.id = k.id;
  return null;
end $$;
create trigger accounts_in_sheets after delete on accounts
  referencing old table as gone
  for each statement execute function forget_people_in_sheets();
