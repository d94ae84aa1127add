/**
 * Sample migrations of a next version, by file: a table, a trigger and columns on the tables that
 * every order and cart writes, and an index created concurrently. The rules of migrations apply
 * (rule: releases-side-by-side).
 */
export const nextMigrations: Readonly<Record<string, string>> = {
  '9001-rehearsed.sql': `create table rehearsed (order_id uuid primary key references orders (id));
create function note_rehearsed() returns trigger language plpgsql as
  $$ begin insert into rehearsed values (new.id); return new; end $$;
create trigger orders_rehearsed after insert on orders for each row execute function note_rehearsed();
alter table orders add column rehearsed text not null default 'by the version before';
alter table order_items add column rehearsed boolean not null default false;
alter table cart_lines add column rehearsed timestamptz not null default now();
alter table products add column rehearsed jsonb;
alter table users add column rehearsed text;
alter table reviews add column rehearsed int not null default 0;
`,
  '9002-rehearsed-index.sql': `-- stepwise
drop index concurrently if exists orders_rehearsed;
create index concurrently orders_rehearsed on orders (rehearsed);
`,
}
