-- One design in several colours is several products, which share a key with one another for each brand;
-- '' is a design of its own. Products of the version before have none.
alter table products add column family text not null default '';

-- The version of a product with which its family changed last, beside those of 0021. By its name, this
-- trigger fires after the one of the other fields.
create function note_family_version() returns trigger language plpgsql as $$
begin
  new.field_versions := new.field_versions || jsonb_build_object('family', new.version);
  return new;
end $$;

create trigger products_field_versions_of_family before update on products
  for each row
  when (new.version is distinct from old.version and new.family is distinct from old.family)
  execute function note_family_version();
