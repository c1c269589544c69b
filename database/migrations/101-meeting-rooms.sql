-- The address at which a tutor holds lessons; empty for none. A new lesson without a link has it.
alter table tutors add column room_url text not null default '';
