-- Who is away on a day, without reading the time off of all years.
create index time_off_last_day on time_off (last_day, first_day);
