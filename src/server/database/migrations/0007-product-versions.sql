-- Counts the changes of what a product's form shows, so that nobody saves over what they have not
-- seen; reviews leave it as it is.
alter table products add column version integer not null default 1;
