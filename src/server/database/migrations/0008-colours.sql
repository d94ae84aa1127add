-- What colours a product comes in or shows, by their names in the shop's table; none is known at first.
alter table products add column colours text[] not null default '{}';
alter table products add constraint products_colours
  check (cardinality(colours) <= 16 and are_distinct_names(colours) is not false);
