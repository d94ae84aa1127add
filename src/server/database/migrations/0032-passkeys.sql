-- Passkeys: an account's public keys, each of a device or a password manager, that log in without a password.
create table passkeys (
  -- The credential's id, as its authenticator made it.
  id text primary key,
  user_id uuid not null references users (id),
  public_key bytea not null,
  -- How often the authenticator says it was used; 0 for those that do not count.
  counter bigint not null,
  transports text[] not null,
  -- The device on which it was made, 'Chrome on Android'; empty when nobody knows.
  device text not null,
  created_at timestamptz not null default now(),
  used_at timestamptz
);
create index passkeys_of_user on passkeys (user_id);

-- What an authenticator has to sign next, by its SHA-256: for an account that adds a passkey, or, without
-- an account, for a login.
create table passkey_challenges (
  challenge_hash bytea primary key,
  user_id uuid references users (id),
  expires_at timestamptz not null
);
