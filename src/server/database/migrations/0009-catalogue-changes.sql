-- What a process has to read to know the catalogue as it stands now. A search is answered from memory,
-- and this tells each process in one row whether its memory is up to date, and which products to read
-- again when it is not. A shop that never had a product has no such row. Numbers are taken under a
-- lock that is held until the commit, so they become visible in their order: whoever has seen a number
-- has seen all before it.

create table catalogue_version (
  is_only boolean primary key default true check (is_only),
  -- The number of the last change.
  version bigint not null,
  -- Whoever knows the catalogue as of an earlier number begins anew: it was emptied since.
  emptied_at bigint not null
);

create table catalogue_changes (
  product_id uuid primary key,
  -- The number of the last change of this product.
  version bigint not null
);
create index catalogue_changes_in_order on catalogue_changes (version, product_id);

create function number_changes(ids uuid[]) returns void language plpgsql as $$
declare
  next bigint;
begin
  if ids is null then
    return;
  end if;
  insert into catalogue_version as latest (version, emptied_at) values (1, 0)
  on conflict (is_only) do update set version = latest.version + 1
  returning version into next;
  insert into catalogue_changes (product_id, version)
  select id, next from unnest(ids) id order by id
  on conflict (product_id) do update set version = excluded.version;
end $$;

-- After any change: each trigger calls the rows that it is about `changed`.
create function number_changed_products() returns trigger language plpgsql as $$
begin
  perform number_changes(array_agg(id)) from changed;
  return null;
end $$;

create function number_no_products() returns trigger language plpgsql as $$
begin
  truncate catalogue_changes;
  insert into catalogue_version as latest (version, emptied_at) values (1, 1)
  on conflict (is_only) do update
    set version = latest.version + 1, emptied_at = latest.version + 1;
  return null;
end $$;

create trigger products_numbered_inserted after insert on products
  referencing new table as changed for each statement execute function number_changed_products();
create trigger products_numbered_updated after update on products
  referencing new table as changed for each statement execute function number_changed_products();
create trigger products_numbered_deleted after delete on products
  referencing old table as changed for each statement execute function number_changed_products();
create trigger products_numbered_truncated after truncate on products
  for each statement execute function number_no_products();

select number_changes(array_agg(id)) from products;
