-- The visible sheets of a file that has several, until one of them is imported; `sheet` is the one that
-- the admin has chosen.
alter table imports add column sheets jsonb;
