-- Money is whole paisa. Ids are random UUIDs (D28); `sequence` keeps the order of things whatever
-- the clock does.

create extension if not exists pg_trgm;

create table users (
  id uuid primary key default gen_random_uuid(),
  sequence bigint generated always as identity unique,
  name text not null,
  email text not null,
  -- Compared form of the address: one person can't hold two accounts by case or look-alike forms.
  email_key text not null,
  phone text not null default '',
  password_hash text not null,
  is_admin boolean not null default false,
  created_at timestamptz not null default now(),
  -- Deleted users stay as rows, because their orders do (D59).
  deleted_at timestamptz
);
create unique index users_email_key on users (email_key) where deleted_at is null;
create index users_newest on users (sequence desc) where deleted_at is null;
create index users_admins on users (id) where is_admin and deleted_at is null;

-- A signed-in session. Only the SHA-256 of the token is kept (D57).
create table sessions (
  token_hash bytea primary key,
  user_id uuid not null references users (id),
  -- When the password was last given: what the recent-login rule asks (D60).
  authenticated_at timestamptz not null default now(),
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index sessions_of_user on sessions (user_id);
create index sessions_expiry on sessions (expires_at);

create table products (
  id uuid primary key default gen_random_uuid(),
  slug text not null,
  name text not null,
  description text not null,
  brand text not null,
  case_type text not null,
  device_models text[] not null check (cardinality(device_models) > 0),
  price integer not null check (price > 0),
  images text[] not null check (cardinality(images) > 0),
  rating_sum integer not null default 0,
  review_count integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  -- A slug is never reused, so an old link can't show another product (D65).
  constraint products_slug unique (slug)
);

create table reviews (
  id uuid primary key default gen_random_uuid(),
  product_id uuid not null references products (id),
  user_id uuid not null references users (id),
  rating smallint not null check (rating between 1 and 5),
  comment text not null check (char_length(comment) between 1 and 1000),
  created_at timestamptz not null default now(),
  -- One review per customer and product; a second replaces the first (D62).
  constraint reviews_one_each unique (product_id, user_id)
);
create index reviews_newest on reviews (product_id, created_at desc, id desc);

create table carts (
  id uuid primary key default gen_random_uuid(),
  -- Exactly one of the two owns the cart; a guest session is known by its SHA-256 only (D25).
  user_id uuid references users (id),
  guest_hash bytea,
  -- Changes with every change of the cart; the checkout key is derived from it (D27).
  version bigint not null default 1,
  updated_at timestamptz not null default now(),
  check ((user_id is null) <> (guest_hash is null)),
  constraint carts_of_user unique (user_id),
  constraint carts_of_guest unique (guest_hash)
);
create index carts_idle_guests on carts (updated_at) where guest_hash is not null;

create table cart_lines (
  cart_id uuid not null references carts (id) on delete cascade,
  product_id uuid not null references products (id),
  device_model text not null,
  quantity integer not null check (quantity between 1 and 10),
  sequence bigint generated always as identity,
  primary key (cart_id, product_id, device_model)
);

create table orders (
  id uuid primary key default gen_random_uuid(),
  sequence bigint generated always as identity unique,
  -- Stays true when a user is deleted: guest look-ups by e-mail must never show an account's order.
  is_guest boolean not null,
  user_id uuid references users (id),
  -- Guest orders: the session that placed it, and the account that later merged that session (D29).
  guest_hash bytea,
  claimed_by uuid references users (id),
  customer_name text not null,
  customer_email text not null,
  customer_email_key text not null,
  customer_phone text not null,
  address text not null,
  city text not null,
  postal_code text not null default '',
  country text not null,
  payment_method text not null check (payment_method in ('COD', 'Online_Manual')),
  status text not null check (status in ('Pending', 'Payment Pending', 'Payment Rejected', 'Paid',
    'Processing', 'Shipped', 'Delivered', 'Cancelled')),
  paid_at timestamptz,
  delivered_at timestamptz,
  cancelled_at timestamptz,
  verification_note text not null default '',
  items_price bigint not null check (items_price > 0),
  shipping_price bigint not null check (shipping_price >= 0),
  tax_price bigint not null default 0 check (tax_price >= 0),
  total_price bigint not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  check (is_guest = (user_id is null)),
  check (total_price = items_price + shipping_price + tax_price)
);
create index orders_of_user on orders (user_id, sequence desc) where user_id is not null;
create index orders_of_guest_email on orders (customer_email_key, sequence desc) where is_guest;
create index orders_of_guest on orders (guest_hash) where guest_hash is not null;
create index orders_by_status on orders (status, sequence desc);
create index orders_by_phone on orders (customer_phone, sequence desc);

-- Each line keeps what it was sold as, so old orders do not change with the catalogue (D21).
create table order_items (
  order_id uuid not null references orders (id),
  position smallint not null,
  product_id uuid not null references products (id),
  name text not null,
  image text not null,
  brand text not null,
  case_type text not null,
  device_model text not null,
  list_price integer not null,
  unit_price integer not null check (unit_price > 0),
  quantity integer not null check (quantity between 1 and 10),
  primary key (order_id, position),
  constraint order_items_one_line unique (order_id, product_id, device_model)
);
create index order_items_of_product on order_items (product_id);

-- Who did what, when (D44).
create table order_history (
  order_id uuid not null references orders (id),
  sequence bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor text not null check (actor in ('customer', 'admin', 'shop')),
  actor_id uuid references users (id),
  action text not null,
  from_status text,
  to_status text not null,
  note text not null default ''
);
create index order_history_of_order on order_history (order_id, sequence);

-- One order per owner and key, whatever the retries (D27). `owner` is a user id or a session hash.
create table order_keys (
  owner text not null,
  key text not null,
  request_hash bytea not null,
  order_id uuid not null references orders (id) deferrable initially deferred,
  created_at timestamptz not null default now(),
  primary key (owner, key)
);
create index order_keys_age on order_keys (created_at);

-- Counted calls in fixed windows, shared by every process and kept over restarts.
create table rate_windows (
  key text not null,
  window_start bigint not null,
  hits integer not null,
  expires_at timestamptz not null,
  primary key (key, window_start)
);
create index rate_windows_expiry on rate_windows (expires_at);
