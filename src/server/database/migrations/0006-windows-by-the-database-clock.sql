-- One window a key, from its first count on, by the database's own clock: a window that is named by
-- its start opens again when a clock is set back.
create table limit_windows (
  key text primary key,
  hits integer not null,
  expires_at timestamptz not null
);
create index limit_windows_expiry on limit_windows (expires_at);

-- The processes of the release before go on counting in rate_windows while this one is rolled out, and
-- they take orders meanwhile. Nothing else uses it any more: a later release drops it.
