-- Products on the lists of an account: its wishes, and those it looked at last. The highest sequence is the
-- latest. The limits of the lists are the shop's (domain/catalogue/shopper-lists.ts).
create table account_products (
  user_id uuid not null references users (id),
  list text not null check (list in ('wishes', 'viewed')),
  product_id uuid not null references products (id),
  sequence bigint generated always as identity,
  primary key (user_id, list, product_id)
);
