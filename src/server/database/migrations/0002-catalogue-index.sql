-- What a listing reads. Counting and unnesting the products themselves for every request is too slow
-- from some ten thousand products on, so the counts beside the filters and the way from a device
-- model to its products are kept up to date by the database, whoever changes a product.

-- '' stands for 'any' below, so no product may have it.
create function are_distinct_names(names text[]) returns boolean
  language sql immutable parallel safe
  return (select count(*) = count(distinct name) and bool_and(name <> '') from unnest(names) name);
alter table products add constraint products_filterable
  check (brand <> '' and case_type <> '' and are_distinct_names(device_models));

-- The indexes of a page without a model. Neither prices nor ratings are in any of them, so changing
-- those touches no index.
create index products_newest on products (created_at desc, id desc) where deleted_at is null;
create index products_of_brand on products (brand, created_at desc, id desc)
  where deleted_at is null;
create index products_of_brand_and_type on products (brand, case_type, created_at desc, id desc)
  where deleted_at is null;
create index products_of_type on products (case_type, created_at desc, id desc)
  where deleted_at is null;

-- Text search: every word of the search is a substring of this or names the brand (D6).
create function product_search_text(name text, case_type text, device_models text[]) returns text
  language sql immutable parallel safe
  return lower(name || ' ' || case_type || ' ' || array_to_string(device_models, ' '));
alter table products add column search_text text not null
  generated always as (product_search_text(name, case_type, device_models)) stored;
create index products_by_text on products using gin (search_text gin_trgm_ops)
  where deleted_at is null;

-- One row for each model of each product on sale.
create table catalogue_models (
  product_id uuid not null,
  device_model text not null,
  brand text not null,
  case_type text not null,
  created_at timestamptz not null,
  primary key (product_id, device_model)
);
create index catalogue_models_newest
  on catalogue_models (device_model, created_at desc, product_id desc) include (brand);
create index catalogue_models_of_type
  on catalogue_models (device_model, case_type, created_at desc, product_id desc) include (brand);

-- How many products on sale each combination of filters shows; '' is a filter that is not set.
create table catalogue_counts (
  brand text not null,
  device_model text not null,
  case_type text not null,
  products integer not null,
  primary key (brand, case_type, device_model)
);
create index catalogue_counts_of_model on catalogue_counts (device_model, brand, case_type);

-- Brings both tables in line with these products. What a product was counted as is what
-- catalogue_models still says of it, so running this twice changes nothing. Counts are written in one
-- statement and in one order, so that two writers wait for each other instead of deadlocking.
create function index_products(ids uuid[]) returns void language plpgsql as $$
begin
  with
    gone as (
      delete from catalogue_models where product_id = any (ids) returning *
    ),
    come as (
      select id as product_id, unnest(device_models) as device_model, brand, case_type
      from products where id = any (ids) and deleted_at is null
    ),
    moved as (
      select -1 as step, product_id, brand, device_model, case_type from gone
      union all
      select 1, product_id, brand, device_model, case_type from come
    ),
    with_any_model as (
      select step, brand, device_model, case_type from moved
      union all
      (select distinct on (step, product_id) step, brand, '', case_type from moved)
    )
  insert into catalogue_counts as counted (brand, device_model, case_type, products)
  select either_brand, device_model, either_type, sum(step)
  from with_any_model,
    lateral (values (brand), ('')) brands (either_brand),
    lateral (values (case_type), ('')) types (either_type)
  group by either_brand, device_model, either_type
  having sum(step) <> 0
  order by either_brand, device_model, either_type
  on conflict (brand, case_type, device_model)
    do update set products = counted.products + excluded.products;

  insert into catalogue_models (product_id, device_model, brand, case_type, created_at)
  select id, unnest(device_models), brand, case_type, created_at
  from products where id = any (ids) and deleted_at is null;
end $$;

create function index_inserted_products() returns trigger language plpgsql as $$
begin
  perform index_products(array_agg(id)) from inserted;
  return null;
end $$;

-- A new price, rating, name or description changes nothing that is counted.
create function index_updated_products() returns trigger language plpgsql as $$
declare
  changed uuid[] := (
    select array_agg(id) from (
      select id, brand, case_type, device_models, created_at, deleted_at is null from after_update
      except
      select id, brand, case_type, device_models, created_at, deleted_at is null from before_update
    ) difference
  );
begin
  if changed is not null then
    perform index_products(changed);
  end if;
  return null;
end $$;

create function index_deleted_products() returns trigger language plpgsql as $$
begin
  perform index_products(array_agg(id)) from deleted;
  return null;
end $$;

create function index_no_products() returns trigger language plpgsql as $$
begin
  truncate catalogue_models, catalogue_counts;
  return null;
end $$;

create trigger products_inserted after insert on products
  referencing new table as inserted for each statement execute function index_inserted_products();
create trigger products_updated after update on products
  referencing old table as before_update new table as after_update
  for each statement execute function index_updated_products();
create trigger products_deleted after delete on products
  referencing old table as deleted for each statement execute function index_deleted_products();
create trigger products_truncated after truncate on products
  for each statement execute function index_no_products();

select index_products(array_agg(id)) from products;
