-- Whether this session, device or network has requested a new password for the address often within
-- the last hour. It then gets no further mail while an earlier one still works.
alter table reset_requests add column is_repeated boolean not null default false;
