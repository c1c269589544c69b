-- A note with a time is a promise: what a member of the staff does then.
alter table staff_notes add column due_at timestamptz,
  -- Who keeps it; null for nobody in particular, and for a deleted admin.
  add column owner_id uuid references admins (id) on delete set null,
  -- When it was kept; null while it is open.
  add column done_at timestamptz,
  add constraint staff_notes_promise check (due_at is not null or owner_id is null and done_at is null);
create index staff_notes_due on staff_notes (due_at) where due_at is not null and done_at is null;
-- For deletions of the admins' accounts.
create index staff_notes_owner on staff_notes (owner_id);
create index enquiries_next_step on enquiries (next_step_at) where next_step_at is not null;
