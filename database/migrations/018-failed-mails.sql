-- For the metrics, which count failed mails at each scrape.
create index mails_failed on mails (failed_at) where failed_at is not null;
