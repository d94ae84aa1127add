-- Failed logins of an e-mail address, whether or not it has an account: both must look alike from
-- outside. The address itself is not kept.
create table login_failures (
  email_hash text primary key,
  failures integer not null,
  failed_at timestamptz not null default now()
);
create index login_failures_age on login_failures (failed_at);

-- One-time links that let their bearer set a new password; only the SHA-256 is kept (D61).
create table password_resets (
  token_hash bytea primary key,
  -- One link at a time: a new one takes the place of the last.
  user_id uuid not null unique references users (id),
  expires_at timestamptz not null
);
create index password_resets_expiry on password_resets (expires_at);
