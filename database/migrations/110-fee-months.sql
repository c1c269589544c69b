-- What was entered in each month by kind of account, so that the numbers of months read few rows. Each
-- statement adds rows, so that writers don't wait for each other; a job adds them up.
create table fee_sums (
  id bigint generated always as identity primary key,
  month date not null,
  kind text not null,
  paise bigint not null
);
create index fee_sums_month on fee_sums (month, kind);

insert into fee_sums (month, kind, paise)
  select date_trunc('month', j.day), a.kind, sum(p.paise) from postings p
    join journal j on j.id = p.entry_id join ledger_accounts a on a.id = p.account_id
  group by 1, 2;

create function add_to_fee_sums() returns trigger language plpgsql as $$
begin
  insert into fee_sums (month, kind, paise)
    select date_trunc('month', j.day), a.kind, sum(p.paise) from added p
      join journal j on j.id = p.entry_id join ledger_accounts a on a.id = p.account_id
    group by 1, 2 having sum(p.paise) <> 0;
  return null;
end $$;
create trigger postings_summed after insert on postings
  referencing new table as added for each statement execute function add_to_fee_sums();
