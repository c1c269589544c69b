-- Counted by the metrics, again and again.
create index mails_failed on mails (failed_at) where failed_at is not null;
