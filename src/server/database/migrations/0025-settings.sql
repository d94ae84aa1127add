-- What the owner sets in the admin area, a row a section. A section without a row, and a field that its
-- row lacks, has the value that the shop came with.
create table settings (
  section text primary key,
  -- Counts the changes of the section.
  version integer not null,
  data jsonb not null,
  changed_at timestamptz not null default now()
);

-- Every change of the accounts that take transfers: what stands on the dashboard for a week, and which
-- accounts the orders before it were told.
create table wallet_changes (
  id uuid primary key default gen_random_uuid(),
  sequence bigint generated always as identity,
  at timestamptz not null default now(),
  actor_id uuid,
  -- The admin's name at that moment.
  actor_name text not null,
  before jsonb not null,
  after jsonb not null
);
create index wallet_changes_at on wallet_changes (at);
