-- The second step of a login: an authenticator app per account. The app's key is encrypted under a key
-- that is neither in the database nor in a backup (SECRET_KEY, or a file in DATA_DIR).
create table second_steps (
  user_id uuid primary key references users (id),
  sealed_key bytea not null,
  -- Null until a first code has shown that the app has the key; until then nothing asks for one.
  confirmed_at timestamptz,
  -- Time step of the last code that was accepted: a code counts once.
  last_step bigint not null default 0,
  created_at timestamptz not null default now()
);

-- SHA-256 of each recovery code that is still unused.
create table recovery_codes (
  user_id uuid not null references users (id),
  code_hash bytea not null,
  primary key (user_id, code_hash)
);

-- A login whose password was right and whose second step is still to come, by SHA-256 of its token.
create table login_challenges (
  token_hash bytea primary key,
  user_id uuid not null references users (id),
  -- When the password was given.
  authenticated_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index login_challenges_of_user on login_challenges (user_id);
