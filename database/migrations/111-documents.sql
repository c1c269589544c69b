-- Invoices, credit notes and receipts (docs/decisions/103-documents.md). What was issued never changes.

-- Who issues documents, from a day on. Rows are only added; the last one of a day is valid.
create table issuers (
  id uuid primary key default gen_random_uuid(),
  from_day date not null,
  legal_name text not null check (legal_name <> ''),
  address text not null check (address <> ''),
  -- The number of a state in GST, such as 36 for Telangana.
  state text not null,
  -- Empty where the academy is not registered for GST: then there is no tax.
  gstin text not null default '',
  -- In hundredths of a percent; all of it, the halves of the Union and the state together.
  tax_rate smallint not null default 1800 check (tax_rate between 0 and 5000),
  -- What the service is in GST.
  sac text not null default '999293',
  -- How long documents are kept after the financial year in which they were issued.
  keep_years smallint not null default 8 check (keep_years between 6 and 20),
  made_by uuid,
  made_at timestamptz not null default clock_timestamp()
);
create index issuers_from on issuers (from_day, made_at);
create trigger issuers_append_only before update or delete or truncate on issuers
  for each statement execute function refuse_ledger_change();

-- To whom documents are made out; empty for the name of the first student.
alter table families
  add column payer_name text not null default '',
  add column payer_address text not null default '',
  -- The number of a state in GST; empty for the issuer's.
  add column payer_state text not null default '';

-- The number that is given next, by kind and financial year. Whoever issues a document locks its row.
create table document_series (
  kind text not null,
  year text not null,
  next integer not null default 1,
  primary key (kind, year)
);

create table documents (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('invoice', 'credit-note', 'receipt')),
  -- Such as 26-27, from April to March.
  year text not null check (year ~ '^\d\d-\d\d$'),
  number integer not null check (number between 1 and 999999),
  family_id uuid not null references families (id),
  day date not null,
  -- As they were on that day.
  issuer_name text not null,
  issuer_address text not null,
  issuer_state text not null,
  gstin text not null,
  sac text not null,
  payer_name text not null,
  payer_address text not null,
  payer_state text not null,
  -- In hundredths of a percent; the taxes are part of the sum.
  tax_rate smallint not null,
  paise bigint not null check (paise > 0),
  cgst bigint not null default 0 check (cgst >= 0),
  sgst bigint not null default 0 check (sgst >= 0),
  igst bigint not null default 0 check (igst >= 0),
  -- Of a credit note: what it corrects.
  corrects uuid references documents (id),
  -- Of a receipt.
  payment_id uuid unique references payments (id),
  made_by uuid,
  made_at timestamptz not null default clock_timestamp(),
  -- Until when the law asks for it; then it is deleted.
  keep_until date not null,
  unique (kind, year, number),
  check (sgst = cgst and (cgst = 0 or igst = 0)),
  check ((kind = 'credit-note') = (corrects is not null)),
  check ((kind = 'receipt') = (payment_id is not null))
);
create index documents_family on documents (family_id, day);
create index documents_day on documents (day, id);
create index documents_corrects on documents (corrects) where corrects is not null;

-- The students of a document as they were called. A name goes with its student, before the document does.
create table document_students (
  document_id uuid not null references documents (id) on delete cascade,
  place smallint not null,
  student_id uuid not null references students (id) on delete cascade,
  name text not null,
  primary key (document_id, place)
);
create index document_students_student on document_students (student_id);

-- The lessons of a document as they were.
create table document_lines (
  document_id uuid not null references documents (id) on delete cascade,
  lesson_id uuid not null,
  -- Whose lesson it was, in document_students.
  student_place smallint not null,
  starts_at timestamptz not null,
  minutes smallint not null,
  class_id text not null,
  subject_id text not null,
  standing text not null,
  paise bigint not null check (paise > 0),
  primary key (document_id, lesson_id)
);
create index document_lines_lesson on document_lines (lesson_id);

create function refuse_document_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    -- Lines and names go with a document whose years are over; the names with their students too.
    if tg_table_name = 'document_students' then return old; end if;
    if not exists (select from documents where id = (to_jsonb(old) ->>
        case tg_table_name when 'documents' then 'id' else 'document_id' end)::uuid
      and keep_until >= current_date) then return old; end if;
  end if;
  raise exception '% never change', tg_table_name using errcode = 'insufficient_privilege';
end $$;
create trigger documents_never_change before update or delete on documents
  for each row execute function refuse_document_change();
create trigger document_lines_never_change before update or delete on document_lines
  for each row execute function refuse_document_change();
create trigger document_students_never_change before update or delete on document_students
  for each row execute function refuse_document_change();
create trigger documents_stay before truncate on documents
  for each statement execute function refuse_ledger_change();

-- What of each lesson is in documents: invoices less credit notes.
alter table lesson_bills add column documented bigint not null default 0;
create index lesson_bills_undocumented on lesson_bills (family_id, starts_at)
  where charge <> documented and standing <> 'disputed';

-- Invoices of all families for lessons until a day, while they are being issued.
create table invoicing (
  one boolean primary key default true check (one),
  until_day date not null,
  begun_by uuid,
  families integer not null,
  done integer not null default 0,
  -- The last family that was looked at.
  after_family uuid not null default '00000000-0000-0000-0000-000000000000',
  is_stopped boolean not null default false,
  begun_at timestamptz not null default now(),
  ended_at timestamptz
);

-- The taxes of documents.
alter table ledger_accounts drop constraint ledger_accounts_kind_check;
alter table ledger_accounts add constraint ledger_accounts_kind_check check (kind in
  ('family', 'tutor', 'bank', 'cash', 'income', 'write-off', 'tutor-cost', 'cgst', 'sgst', 'igst'));
alter table journal drop constraint journal_kind_check;
alter table journal add constraint journal_kind_check check (kind in
  ('lesson', 'payment', 'refund', 'write-off', 'invoice', 'credit-note'));
