-- The version of a product with which each field of its form changed last, so that whoever is refused
-- for having seen an older version is told which fields somebody else changed since. A field that
-- has no entry has not changed since this table knows of it. A trigger fills it: every writer counts,
-- the release before this one too.
alter table products add column field_versions jsonb not null default '{}';

create function note_field_versions() returns trigger language plpgsql as $$
begin
  new.field_versions := old.field_versions || (
    select coalesce(jsonb_object_agg(field, new.version), '{}')
    from (values
      ('name', new.name is distinct from old.name),
      ('description', new.description is distinct from old.description),
      ('brand', new.brand is distinct from old.brand),
      ('deviceModels', new.device_models is distinct from old.device_models),
      ('caseType', new.case_type is distinct from old.case_type),
      ('price', new.price is distinct from old.price),
      ('colours', new.colours is distinct from old.colours),
      ('image', new.images is distinct from old.images),
      ('imageModels', new.image_models is distinct from old.image_models),
      ('design', new.design is distinct from old.design)
    ) as fields (field, has_changed)
    where has_changed
  );
  return new;
end $$;

create trigger products_field_versions before update on products
  for each row when (new.version is distinct from old.version)
  execute function note_field_versions();
