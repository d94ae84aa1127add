-- The hashed files of the browser's build, of every release that ran in the last 30 days: a page asks
-- any process for the files of the release that rendered it. A file's name changes with its content.
create table release_files (
  path text primary key,
  -- As the header says it: 'text/javascript; charset=utf-8'.
  type text not null,
  body bytea not null,
  -- Whether `body` is compressed with Brotli; what doesn't shrink lies here as it is.
  is_packed boolean not null,
  -- When a process that has the file itself ran last, to the day.
  seen_at timestamptz not null default now()
);
create index release_files_seen on release_files (seen_at);
