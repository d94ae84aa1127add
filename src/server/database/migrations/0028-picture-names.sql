-- The key under which addresses of pictures with a customer's name are encrypted: at most one row, the
-- same for all processes, written by the first that starts. It protects addresses in logs and histories,
-- not the names, which stand beside it.
create table picture_names_key (
  is_only boolean primary key default true check (is_only),
  key bytea not null
);
