-- Names of pictures that a sweep is removing from the store, or has removed within the last hour: no
-- product or setting may begin to refer to them. `removed_at` is set once the store has answered.
create table discarded_files (
  name text primary key,
  discarded_at timestamptz not null default now(),
  removed_at timestamptz
);
