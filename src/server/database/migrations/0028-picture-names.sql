-- The key under which addresses of pictures with a customer's name are encrypted: one row, the same for
-- all processes. It protects addresses in logs and histories, not the names, which stand beside it.
create table picture_names_key (
  is_only boolean primary key default true check (is_only),
  key bytea not null
);
insert into picture_names_key (key)
values (uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()));
