-- What the owner's summary adds up (docs/decisions/009). Reading every order and every line for it takes a tenth of a
-- second at 100,000 orders and more with each one, so each change appends here what it adds or takes
-- away: a row is never waited for, and the sum of all rows is true in every snapshot.

create table order_figures (
  -- The day of the order in the shop's own time.
  day date not null,
  status text not null,
  is_paid boolean not null,
  orders integer not null,
  total bigint not null
);

-- Pieces and their price, of orders that are not cancelled (D49).
create table sales_figures (
  brand text not null,
  device_model text not null,
  quantity integer not null,
  amount bigint not null
);

create function day_of_order(placed_at timestamptz) returns date
  language sql immutable parallel safe
  return (placed_at at time zone 'Asia/Karachi')::date;

-- Puts what has piled up for the same thing into one row. Whoever finds another at it does nothing.
create function fold_figures() returns void language plpgsql as $$
begin
  if not pg_try_advisory_xact_lock(7204938119) then
    return;
  end if;
  with
    piled as (
      select day, status, is_paid from order_figures group by day, status, is_paid
      having count(*) > 1
    ),
    folded as (
      delete from order_figures figure using piled
      where figure.day = piled.day and figure.status = piled.status
        and figure.is_paid = piled.is_paid
      returning figure.*
    )
  insert into order_figures (day, status, is_paid, orders, total)
  select day, status, is_paid, sum(orders), sum(total) from folded
  group by day, status, is_paid having sum(orders) <> 0 or sum(total) <> 0;
  with
    piled as (
      select brand, device_model from sales_figures group by brand, device_model
      having count(*) > 1
    ),
    folded as (
      delete from sales_figures figure using piled
      where figure.brand = piled.brand and figure.device_model = piled.device_model
      returning figure.*
    )
  insert into sales_figures (brand, device_model, quantity, amount)
  select brand, device_model, sum(quantity), sum(amount) from folded
  group by brand, device_model having sum(quantity) <> 0 or sum(amount) <> 0;
end $$;

create function figure_inserted_orders() returns trigger language plpgsql as $$
begin
  insert into order_figures (day, status, is_paid, orders, total)
  select day_of_order(created_at), status, paid_at is not null, count(*), sum(total_price)
  from inserted group by 1, 2, 3;
  return null;
end $$;

create function figure_updated_orders() returns trigger language plpgsql as $$
begin
  insert into order_figures (day, status, is_paid, orders, total)
  select day_of_order(created_at), status, paid_at is not null, sum(step), sum(step * total_price)
  from (
    select -1 as step, created_at, status, paid_at, total_price from before_update
    union all
    select 1, created_at, status, paid_at, total_price from after_update
  ) moved
  group by 1, 2, 3 having sum(step) <> 0 or sum(step * total_price) <> 0;

  insert into sales_figures (brand, device_model, quantity, amount)
  select brand, device_model, sum(step * quantity), sum(step * quantity * unit_price::bigint)
  from (
    select id, case when after_update.status = 'Cancelled' then -1 else 1 end as step
    from before_update join after_update using (id)
    where (before_update.status = 'Cancelled') <> (after_update.status = 'Cancelled')
  ) turned join order_items on order_id = id
  group by brand, device_model;

  -- Whoever acts on orders does so some times for each; customers who place them never wait.
  if exists (select from after_update where sequence % 256 = 0) then
    perform fold_figures();
  end if;
  return null;
end $$;

create function figure_deleted_orders() returns trigger language plpgsql as $$
begin
  insert into order_figures (day, status, is_paid, orders, total)
  select day_of_order(created_at), status, paid_at is not null, -count(*), -sum(total_price)
  from deleted group by 1, 2, 3;
  return null;
end $$;

create function figure_no_orders() returns trigger language plpgsql as $$
begin
  truncate order_figures;
  return null;
end $$;

create trigger orders_inserted after insert on orders
  referencing new table as inserted for each statement execute function figure_inserted_orders();
create trigger orders_updated after update on orders
  referencing old table as before_update new table as after_update
  for each statement execute function figure_updated_orders();
create trigger orders_deleted after delete on orders
  referencing old table as deleted for each statement execute function figure_deleted_orders();
create trigger orders_truncated after truncate on orders
  for each statement execute function figure_no_orders();

create function figure_inserted_items() returns trigger language plpgsql as $$
begin
  insert into sales_figures (brand, device_model, quantity, amount)
  select brand, device_model, sum(quantity), sum(quantity * unit_price::bigint)
  from inserted join orders on orders.id = order_id
  where status <> 'Cancelled' group by brand, device_model;
  return null;
end $$;

create function figure_deleted_items() returns trigger language plpgsql as $$
begin
  insert into sales_figures (brand, device_model, quantity, amount)
  select brand, device_model, -sum(quantity), -sum(quantity * unit_price::bigint)
  from deleted join orders on orders.id = order_id
  where status <> 'Cancelled' group by brand, device_model;
  return null;
end $$;

create function figure_updated_items() returns trigger language plpgsql as $$
begin
  insert into sales_figures (brand, device_model, quantity, amount)
  select brand, device_model, sum(step * quantity), sum(step * quantity * unit_price::bigint)
  from (
    select -1 as step, * from before_update union all select 1, * from after_update
  ) moved join orders on orders.id = order_id
  where status <> 'Cancelled' group by brand, device_model;
  return null;
end $$;

create function figure_no_items() returns trigger language plpgsql as $$
begin
  truncate sales_figures;
  return null;
end $$;

create trigger order_items_inserted after insert on order_items
  referencing new table as inserted for each statement execute function figure_inserted_items();
create trigger order_items_deleted after delete on order_items
  referencing old table as deleted for each statement execute function figure_deleted_items();
create trigger order_items_updated after update on order_items
  referencing old table as before_update new table as after_update
  for each statement execute function figure_updated_items();
create trigger order_items_truncated after truncate on order_items
  for each statement execute function figure_no_items();

insert into order_figures (day, status, is_paid, orders, total)
select day_of_order(created_at), status, paid_at is not null, count(*), sum(total_price)
from orders group by 1, 2, 3;
insert into sales_figures (brand, device_model, quantity, amount)
select brand, device_model, sum(quantity), sum(quantity * unit_price::bigint)
from order_items join orders on orders.id = order_id
where status <> 'Cancelled' group by brand, device_model;

-- An admin's search reads its text as it is kept: making it anew for each row costs more than the
-- search itself. The space at its beginning lets ' word' find a word that begins it.
alter table orders add column search_text text not null
  generated always as (lower(' ' || customer_name || ' ' || customer_email)) stored;
drop index orders_by_customer;
create index orders_by_text on orders using gin (search_text gin_trgm_ops);

alter table users add column search_text text not null
  generated always as (lower(' ' || name || ' ' || email)) stored;
drop index users_by_text;
create index users_by_text on users using gin (search_text gin_trgm_ops);
