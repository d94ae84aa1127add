-- How many pieces of each product are in orders that are not cancelled, by which the shop knows what is
-- loved. As the owner's figures (docs/decisions/009), each change appends what it adds or takes away, so
-- that no order waits for another, and the sum of all rows is true in every snapshot.

create table product_sales (
  product_id uuid not null,
  quantity integer not null
);

-- Puts what has piled up for one product into one row. Whoever finds another at it does nothing.
create function fold_product_sales() returns void language plpgsql as $$
begin
  if not pg_try_advisory_xact_lock(7204938120) then
    return;
  end if;
  with
    piled as (
      select product_id from product_sales group by product_id having count(*) > 1
    ),
    folded as (
      delete from product_sales sale using piled where sale.product_id = piled.product_id
      returning sale.*
    )
  insert into product_sales (product_id, quantity)
  select product_id, sum(quantity) from folded group by product_id having sum(quantity) <> 0;
end $$;

create function sell_inserted_items() returns trigger language plpgsql as $$
begin
  insert into product_sales (product_id, quantity)
  select product_id, sum(quantity) from inserted join orders on orders.id = order_id
  where status <> 'Cancelled' group by product_id;
  return null;
end $$;

create function sell_deleted_items() returns trigger language plpgsql as $$
begin
  insert into product_sales (product_id, quantity)
  select product_id, -sum(quantity) from deleted join orders on orders.id = order_id
  where status <> 'Cancelled' group by product_id;
  return null;
end $$;

create function sell_updated_items() returns trigger language plpgsql as $$
begin
  insert into product_sales (product_id, quantity)
  select product_id, sum(step * quantity)
  from (
    select -1 as step, * from before_update union all select 1, * from after_update
  ) moved join orders on orders.id = order_id
  where status <> 'Cancelled' group by product_id having sum(step * quantity) <> 0;
  return null;
end $$;

create function sell_no_items() returns trigger language plpgsql as $$
begin
  truncate product_sales;
  return null;
end $$;

create function sell_updated_orders() returns trigger language plpgsql as $$
begin
  insert into product_sales (product_id, quantity)
  select product_id, sum(step * quantity)
  from (
    select id, case when after_update.status = 'Cancelled' then -1 else 1 end as step
    from before_update join after_update using (id)
    where (before_update.status = 'Cancelled') <> (after_update.status = 'Cancelled')
  ) turned join order_items on order_id = id
  group by product_id;

  -- Whoever acts on orders does so some times for each; customers who place them never wait.
  if exists (select from after_update where sequence % 256 = 0) then
    perform fold_product_sales();
  end if;
  return null;
end $$;

create trigger order_items_sell_inserted after insert on order_items
  referencing new table as inserted for each statement execute function sell_inserted_items();
create trigger order_items_sell_deleted after delete on order_items
  referencing old table as deleted for each statement execute function sell_deleted_items();
create trigger order_items_sell_updated after update on order_items
  referencing old table as before_update new table as after_update
  for each statement execute function sell_updated_items();
create trigger order_items_sell_truncated after truncate on order_items
  for each statement execute function sell_no_items();
create trigger orders_sell_updated after update on orders
  referencing old table as before_update new table as after_update
  for each statement execute function sell_updated_orders();

insert into product_sales (product_id, quantity)
select product_id, sum(quantity) from order_items join orders on orders.id = order_id
where status <> 'Cancelled' group by product_id;
