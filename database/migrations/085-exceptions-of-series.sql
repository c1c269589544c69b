-- A move of a series takes along what is already decided: where its planned time then ends within a
-- day, places before this moment were planned, deleted or left out, and are never planned again.
alter table lesson_series add column planned_before timestamptz;
