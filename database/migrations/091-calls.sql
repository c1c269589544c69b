-- Brothers and sisters have a guardian's address or number in common.
create index guardians_phone on guardians (phone_normal) where ended_at is null;
