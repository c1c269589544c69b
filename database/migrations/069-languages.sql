-- The language in which a person reads screens and mails (docs/decisions/069-a-build-for-each-language.md).

alter table accounts
  add column language text not null default 'en' check (language in ('en', 'te', 'hi'));
alter table guardians
  add column language text not null default 'en' check (language in ('en', 'te', 'hi'));
-- The language of the text that was answered: each translation is a version of its own.
alter table guardian_consents
  add column language text not null default 'en' check (language in ('en', 'te', 'hi'));
