-- Moment from which an admin may change the wallets and other admins; null for always, as for the admins of the
-- version before.
alter table users add column trusted_from timestamptz;

-- The version before grants rights without a proof and knows no trust: its new admins wait.
create function new_admin_waits() returns trigger language plpgsql as $$
begin
  new.trusted_from := now() + interval '24 hours';
  return new;
end $$;
create trigger granted_rights_wait before update of is_admin on users
  for each row when (new.is_admin and not old.is_admin and new.trusted_from is not distinct from old.trusted_from)
  execute function new_admin_waits();

-- Kinds of devices on which an account has logged in as an admin, 'Chrome on Android', so that a login from another
-- one is noticed; sessions themselves are deleted when they end.
create table admin_devices (
  user_id uuid not null references users (id),
  device text not null,
  primary key (user_id, device)
);
insert into admin_devices
  select distinct sessions.user_id, sessions.device from sessions join users on users.id = sessions.user_id
  where users.is_admin;
