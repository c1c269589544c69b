-- How many of a month's enquiries have been deleted because their time was over, for the funnel. It has
-- numbers only; nothing in it leads back to a family.

create table enquiry_counts (
  -- In India, YYYY-MM.
  month text not null check (month ~ '^\d{4}-\d{2}$'),
  source text not null,
  -- As it was at the end.
  stage text not null,
  lost_reason text,
  was_called boolean not null,
  had_demo boolean not null,
  -- Until the staff first reacted, to ten minutes; null where nobody did.
  answer_minutes integer,
  count integer not null check (count > 0)
);
create unique index enquiry_counts_once on enquiry_counts
  (month, source, stage, lost_reason, was_called, had_demo, answer_minutes) nulls not distinct;
