-- How often shoppers searched, chose phones, looked at cases, filled carts and bought, by day: counts
-- alone, of nobody in particular. A row with an empty subject counts all of its event, those included
-- whose subject isn't kept.
create table event_counts (
  event text not null,
  -- In Pakistan's time.
  day date not null,
  -- A search term, a model, or a product's id.
  subject text not null,
  count integer not null,
  -- With the count, so that months are added up from the index alone.
  primary key (event, day, subject) include (count)
);
create index event_counts_by_day on event_counts using brin (day);
