-- Which text a guardian's last answer was about (docs/decisions/052-consent-again.md). The triggers that
-- write these columns read the append-only answers.
alter table guardians
  add column consent_version integer,
  add column renewal_mailed_at timestamptz;

create or replace function set_consent() returns trigger language plpgsql as $$
begin
  update guardians g set (consent, consent_since, consent_version) = (
    select decision, decided_at, text_version from guardian_consents c where c.guardian_id = g.id
    order by decided_at desc, id limit 1)
    where g.id = new.guardian_id;
  return null;
end $$;

update guardians g set consent_version = last.text_version
  from (select distinct on (guardian_id) guardian_id, text_version
    from guardian_consents order by guardian_id, decided_at desc, id) last
  where last.guardian_id = g.id;

-- Those who consented to the first text and were not mailed about the second.
create index guardians_to_renew on guardians (id)
  where ended_at is null and consent = 'given' and consent_version < 2 and renewal_mailed_at is null;
