-- A change of the accounts for transfers that was taken back: when, and the accounts that the orders of
-- its time are shown instead. The version before shows these orders the accounts of their time.
alter table wallet_changes
  add column revoked_at timestamptz,
  add column shown_instead jsonb;
