-- The screenshot of a transfer that its customer hands in here (rule: transfer-proof). `proof_file` is
-- the picture's name in the store of proofs, null where there is none or it was removed after its time.
alter table orders add column proof_file text;
alter table orders add column proof_handed_in_at timestamptz;
-- Whether the transfer was rejected with this very proof.
alter table orders add column proof_rejected boolean not null default false;

create unique index orders_proof_file on orders (proof_file) where proof_file is not null;
-- The dashboard counts them.
create index orders_proof_waiting on orders (sequence)
  where proof_file is not null and not proof_rejected and paid_at is null and cancelled_at is null;

-- What was ever handed in for an order, without the picture: by it the same screenshot is found again
-- at another order. `outline` is compared by its bits, `look` (a small grey picture, gone with the
-- large one) pixel by pixel.
create table transfer_proofs (
  order_id uuid not null references orders (id),
  digest bytea not null,
  outline bit(256) not null,
  look bytea,
  handed_in_at timestamptz not null default now(),
  -- Another order with the same picture, found when this one came in.
  same_as uuid references orders (id),
  primary key (order_id, digest)
);
create index transfer_proofs_digest on transfer_proofs (digest);
create index transfer_proofs_same_as on transfer_proofs (same_as) where same_as is not null;
