-- Links for a new password, several for one account: one that was sent stays good when its letter is sent
-- again or somebody else asks for another, until one of them is used or it is too old. Only the SHA-256
-- of a link is kept.
create table reset_links (
  token_hash bytea primary key,
  user_id uuid not null references users (id),
  expires_at timestamptz not null
);
create index reset_links_of_user on reset_links (user_id);
create index reset_links_expiry on reset_links (expires_at);

-- The version before knows one link of an account, in password_resets. Both versions write the newest
-- there, so that each takes the other's; a later version writes to reset_links itself and drops these.
create function reset_link_added() returns trigger language plpgsql as $$
begin
  insert into reset_links (token_hash, user_id, expires_at)
    values (new.token_hash, new.user_id, new.expires_at) on conflict do nothing;
  return null;
end $$;
create trigger password_resets_added after insert or update on password_resets
  for each row execute function reset_link_added();

-- A link that is deleted before its time was used, or its account has another password.
create function reset_link_used() returns trigger language plpgsql as $$
begin
  if old.expires_at > now() then delete from reset_links where user_id = old.user_id; end if;
  return null;
end $$;
create trigger password_resets_used after delete on password_resets
  for each row execute function reset_link_used();

insert into reset_links (token_hash, user_id, expires_at)
  select token_hash, user_id, expires_at from password_resets on conflict do nothing;
