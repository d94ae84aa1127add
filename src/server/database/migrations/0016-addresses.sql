-- Where an account's orders have gone, the last used first: at most five, chosen from at checkout.
create table account_addresses (
  user_id uuid not null references users (id),
  position smallint not null check (position between 0 and 4),
  address text not null,
  city text not null,
  postal_code text not null default '',
  primary key (user_id, position)
);

-- A guest's order that the account which claimed it lists among its own: one that the account was made
-- from, or that carries its e-mail address. Whoever merged a session that somebody else ordered in sees
-- the order by its address, as before, and is not shown it.
alter table orders add column is_kept boolean not null default false;
alter table orders add constraint orders_kept_by_claimer check (not is_kept or claimed_by is not null);
update orders set is_kept = true
  from users where users.id = claimed_by and users.email_key = customer_email_key;
create index orders_kept on orders (claimed_by, sequence desc) where is_kept;
