-- One window a key, from its first count on, by the database's own clock: a window that is named by
-- its start opens again when a clock is set back.
drop table rate_windows;
create table rate_windows (
  key text primary key,
  hits integer not null,
  expires_at timestamptz not null
);
create index rate_windows_expiry on rate_windows (expires_at);
