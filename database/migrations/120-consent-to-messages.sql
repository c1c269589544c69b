-- Guardians are asked once about each new consent text (docs/decisions/110-consent-to-messages.md).
alter table guardians add column renewal_version integer;
update guardians set renewal_version = 2 where renewal_mailed_at is not null;

-- Those who consented to an earlier text and were not mailed about the third.
create index guardians_to_ask_again on guardians (id)
  where ended_at is null and consent = 'given' and consent_version < 3
    and coalesce(renewal_version, 0) < 3;
drop index guardians_to_renew;
