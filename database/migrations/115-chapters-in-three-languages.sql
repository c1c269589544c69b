-- What the academy calls its own chapters in Telugu and Hindi, by the chapter's folded name: a translation
-- stays with its chapter when the list is put in another order, also by an instance that knows only the list.
alter table syllabi add column names jsonb not null default '{}' check (jsonb_typeof(names) = 'object');
