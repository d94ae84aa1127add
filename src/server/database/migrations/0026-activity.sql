-- Every change that an admin or an operator's command makes, written in the transaction of the change.
-- It names no customer: what a row is about is found by its id.
create table activity (
  sequence bigint generated always as identity primary key,
  at timestamptz not null default now(),
  -- Null for an operator's command.
  actor_id uuid,
  -- The admin's name at that moment.
  actor_name text not null,
  kind text not null,
  action text not null,
  -- Id of the order, product or account; empty for changes of the whole shop.
  subject text not null default ''
);
create index activity_of_kind on activity (kind, sequence desc);
create index activity_of_actor on activity (actor_id, sequence desc);
create index activity_at on activity (at);

create function activity_is_final() returns trigger language plpgsql as $$
begin
  raise exception 'activity is never changed';
end $$;
create trigger activity_unchanged before update on activity
  for each row execute function activity_is_final();

-- Whatever an admin does to an order is a step of its history, one by one, many at once or by a
-- settlement, also in the version before.
create function order_step_is_activity() returns trigger language plpgsql as $$
begin
  insert into activity (actor_id, actor_name, kind, action, subject)
    values (
      new.actor_id,
      coalesce((select name from users where id = new.actor_id), ''),
      case when new.action in ('payment confirmed', 'payment rejected') then 'payments' else 'orders' end,
      upper(left(new.action, 1)) || substr(new.action, 2)
        || case when new.from_status is distinct from new.to_status then ': ' || new.to_status else '' end,
      new.order_id::text);
  return null;
end $$;
create trigger order_history_is_activity after insert on order_history
  for each row when (new.actor = 'admin') execute function order_step_is_activity();
