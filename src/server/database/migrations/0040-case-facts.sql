-- The owner's own words for the facts of a case that its page lists; '' is the default of its type
-- (src/domain/catalogue/case-facts.ts). Products of the version before have none.
alter table products add column material text not null default '';
alter table products add column finish text not null default '';
alter table products add column weight text not null default '';
alter table products add column in_parcel text not null default '';

-- The version of a product with which each of them changed last, beside those of 0021. By its name,
-- this trigger fires after the one of the other fields.
create function note_fact_versions() returns trigger language plpgsql as $$
begin
  new.field_versions := new.field_versions || (
    select coalesce(jsonb_object_agg(field, new.version), '{}')
    from (values
      ('material', new.material is distinct from old.material),
      ('finish', new.finish is distinct from old.finish),
      ('weight', new.weight is distinct from old.weight),
      ('inParcel', new.in_parcel is distinct from old.in_parcel)
    ) as fields (field, has_changed)
    where has_changed
  );
  return new;
end $$;

create trigger products_field_versions_of_facts before update on products
  for each row when (new.version is distinct from old.version)
  execute function note_fact_versions();
