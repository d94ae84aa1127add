-- Settlements of couriers' files and the steps of orders that each of them made, so that one can be
-- taken back. How an order stood before is told by the step in its history. The version before settles
-- without them: what it settles can't be taken back.
create table settlements (
  id uuid primary key,
  file_name text not null,
  settled_at timestamptz not null default now(),
  settled_by uuid
);
create index settlements_newest on settlements (settled_at desc);

create table settled_steps (
  -- `sequence` of the step in order_history.
  step bigint primary key,
  settlement uuid not null references settlements (id) on delete cascade,
  order_id uuid not null
);
create index settled_steps_of_settlement on settled_steps (settlement, order_id, step);
