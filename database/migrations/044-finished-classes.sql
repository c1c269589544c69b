-- When a tutor finished a live session on their home: it no longer asks for a recording and the next
-- time. A session that is moved to a later time afterwards is open again (finished_at < starts_at).
alter table content_items add column finished_at timestamptz;
