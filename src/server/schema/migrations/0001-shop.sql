-- Data of the shop, by area. Amounts of money are whole paisa. Ids are random UUIDs (rule: random-ids);
-- `sequence` keeps the order of rows whatever the clock does. Secrets of clients are stored as SHA-256
-- (rule: tokens). Functions and triggers stand at the end.

create extension if not exists pg_trgm;

create function are_distinct_names(names text[]) returns boolean
  language sql immutable parallel safe
  return (select count(*) = count(distinct name) and bool_and(name <> '') from unnest(names) name);


-- Accounts and logins

create table users (
  id uuid primary key default gen_random_uuid(),
  sequence bigint generated always as identity unique,
  name text not null,
  email text not null,
  -- Form of the address for comparison: letter case and look-alike forms make no second account.
  email_key text not null,
  phone text not null default '',
  password_hash text not null,
  is_admin boolean not null default false,
  -- Moment from which an admin is trusted; null for always (rule: rights-are-money).
  trusted_from timestamptz,
  created_at timestamptz not null default now(),
  -- Deleted accounts stay as rows, since their orders do (rule: deleted-accounts).
  deleted_at timestamptz,
  -- A word is searched as ' word', so that it is found at its beginning.
  search_text text not null generated always as (lower(' ' || name || ' ' || email)) stored
);
create unique index users_email_key on users (email_key) where deleted_at is null;
create index users_newest on users (sequence desc) where deleted_at is null;
create index users_admins on users (id) where is_admin and deleted_at is null;
-- Not partial: only from an index of the whole table does the planner know how common a word is.
create index users_by_text on users using gin (search_text gin_trgm_ops);

create table sessions (
  token_hash bytea primary key,
  user_id uuid not null references users (id),
  -- When the password was last given (rule: passwords).
  authenticated_at timestamptz not null default now(),
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  -- 'Chrome on Android'; '' when unknown.
  device text not null default ''
);
create index sessions_of_user on sessions (user_id);
create index sessions_expiry on sessions (expires_at);

-- Failed logins by e-mail address, whether or not it has an account: both look alike from outside.
create table login_failures (
  email_hash text primary key,
  failures integer not null,
  failed_at timestamptz not null default now()
);
create index login_failures_age on login_failures (failed_at);

-- Links that set a new password; an account may have several (rule: password-reset).
create table reset_links (
  token_hash bytea primary key,
  user_id uuid not null references users (id),
  expires_at timestamptz not null
);
create index reset_links_of_user on reset_links (user_id);
create index reset_links_expiry on reset_links (expires_at);

-- Authenticator apps (rule: second-step). The key is encrypted under SECRET_KEY, or a file in DATA_DIR.
create table second_steps (
  user_id uuid primary key references users (id),
  sealed_key bytea not null,
  -- Null until a first code has proved that the app has the key.
  confirmed_at timestamptz,
  -- Time step of the last accepted code: a code counts once.
  last_step bigint not null default 0,
  created_at timestamptz not null default now()
);

-- Unused recovery codes.
create table recovery_codes (
  user_id uuid not null references users (id),
  code_hash bytea not null,
  primary key (user_id, code_hash)
);

-- Logins with the right password whose second step is still to come.
create table login_challenges (
  token_hash bytea primary key,
  user_id uuid not null references users (id),
  authenticated_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index login_challenges_of_user on login_challenges (user_id);

create table passkeys (
  -- Id of the credential, as its authenticator made it.
  id text primary key,
  user_id uuid not null references users (id),
  public_key bytea not null,
  -- Number of uses by the authenticator's count; 0 for those that don't count.
  counter bigint not null,
  transports text[] not null,
  -- Device on which it was made; '' when unknown.
  device text not null,
  created_at timestamptz not null default now(),
  used_at timestamptz
);
create index passkeys_of_user on passkeys (user_id);

-- Challenges that an authenticator has to sign: to add a passkey to an account, or, without one, to log in.
create table passkey_challenges (
  challenge_hash bytea primary key,
  user_id uuid references users (id),
  expires_at timestamptz not null
);

-- Devices on which an account has logged in as an admin, beyond the end of its sessions.
create table admin_devices (
  user_id uuid not null references users (id),
  device text not null,
  primary key (user_id, device)
);

-- Addresses to which an account's orders went, most recently used first (rule: saved-addresses).
create table account_addresses (
  user_id uuid not null references users (id),
  position smallint not null check (position between 0 and 4),
  address text not null,
  city text not null,
  postal_code text not null default '',
  primary key (user_id, position)
);


-- Catalogue

create table products (
  id uuid primary key default gen_random_uuid(),
  -- Never reused: an old link can't show another product (rule: deleted-products).
  slug text not null constraint products_slug unique,
  name text not null,
  description text not null,
  -- Name and description on pages in Urdu; '' for the English ones (rule: urdu-goods).
  name_urdu text not null default '',
  description_urdu text not null default '',
  -- Slug of the brand.
  brand text not null,
  case_type text not null,
  device_models text[] not null check (cardinality(device_models) > 0),
  -- List price.
  price integer not null check (price > 0),
  -- Names in the shop's table of colours.
  colours text[] not null default '{}',
  -- Key that the colours of one design share; '' for none (rule: families).
  family text not null default '',
  -- Facts of the case in the owner's words; '' for the default of its type (rule: case-facts).
  material text not null default '',
  finish text not null default '',
  weight text not null default '',
  in_parcel text not null default '',
  -- Paths of its pictures; for a drawn product, those of its first model (rule: drawn-pictures).
  images text[] not null check (cardinality(images) > 0),
  -- Models that a photo shows, by its path; an absent photo shows any.
  image_models jsonb not null default '{}',
  -- Design that it is drawn from; null for photos.
  design jsonb,
  -- Whether it belongs to the demo catalogue rather than to the owner (rule: samples).
  is_sample boolean not null default false,
  rating_sum integer not null default 0,
  review_count integer not null default 0,
  -- Whether both are those of sample reviews, which the first real review replaces.
  rating_is_sample boolean not null default false,
  -- Counts the changes of the fields on its form; reviews leave it as it is.
  version integer not null default 1,
  -- Version of the last change of each field, by its name in the form's body.
  field_versions jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  constraint products_filterable
    check (brand <> '' and case_type <> '' and are_distinct_names(device_models)),
  constraint products_colours
    check (cardinality(colours) <= 16 and are_distinct_names(colours) is not false)
);
create index products_newest on products (created_at desc, id desc) where deleted_at is null;

-- Number of the last change of any product. Each process searches an index in memory and compares it
-- with this single row, which is absent until the first product.
create table catalogue_version (
  is_only boolean primary key default true check (is_only),
  version bigint not null,
  -- Number of the last emptying: an index of an earlier number is loaded anew.
  emptied_at bigint not null
);

-- Number of the last change of each product.
create table catalogue_changes (
  product_id uuid primary key,
  version bigint not null
);
create index catalogue_changes_in_order on catalogue_changes (version, product_id);

-- Products on the lists of an account (rule: shopper-lists). The highest sequence is the latest.
create table account_products (
  user_id uuid not null references users (id),
  list text not null check (list in ('wishes', 'viewed')),
  product_id uuid not null references products (id),
  sequence bigint generated always as identity,
  primary key (user_id, list, product_id)
);


-- Reviews

create table reviews (
  id uuid primary key default gen_random_uuid(),
  product_id uuid not null references products (id),
  -- Null for a sample review, which has an author to show instead.
  user_id uuid references users (id),
  sample_author text,
  rating smallint not null check (rating between 1 and 5),
  -- The limit is 1,000 letters as people count them; an Urdu letter with its signs, or an emoji, is
  -- several code points.
  comment text not null constraint reviews_comment check (char_length(comment) between 1 and 12000),
  -- A sample review's text on pages in Urdu; '' for a customer's, which is shown as written.
  comment_urdu text not null default '',
  created_at timestamptz not null default now(),
  -- A second review replaces the first (rule: reviews).
  constraint reviews_one_each unique (product_id, user_id),
  constraint reviews_one_author check ((user_id is null) <> (sample_author is null))
);
create index reviews_newest on reviews (product_id, created_at desc, id desc);

-- A photo is uploaded before its review is written (rule: review-photos).
create table review_photos (
  -- Base of its file names in the store of pictures.
  file text primary key,
  user_id uuid not null references users (id),
  review_id uuid references reviews (id) on delete cascade,
  -- Position among the photos of the review, from 0.
  place smallint not null default 0,
  uploaded_at timestamptz not null default now()
);
create index review_photos_of_review on review_photos (review_id, place);
create index review_photos_of_user on review_photos (user_id);

-- Accounts that found a review helpful.
create table review_votes (
  review_id uuid not null references reviews (id) on delete cascade,
  user_id uuid not null references users (id),
  primary key (review_id, user_id)
);
create index review_votes_of_user on review_votes (user_id);


-- Carts

create table carts (
  id uuid primary key default gen_random_uuid(),
  -- Exactly one of the two owns it (rule: guest-session).
  user_id uuid constraint carts_of_user unique references users (id),
  guest_hash bytea constraint carts_of_guest unique,
  -- Counts its changes; the checkout key is derived from it (rule: one-key-one-order).
  version bigint not null default 1,
  updated_at timestamptz not null default now(),
  check ((user_id is null) <> (guest_hash is null))
);
create index carts_idle_guests on carts (updated_at) where guest_hash is not null;

create table cart_lines (
  cart_id uuid not null references carts (id) on delete cascade,
  product_id uuid not null references products (id),
  device_model text not null,
  -- Text to print on the case; '' for none.
  custom_name text not null default '',
  quantity integer not null check (quantity between 1 and 10),
  sequence bigint generated always as identity,
  primary key (cart_id, product_id, device_model, custom_name)
);


-- Orders

create table orders (
  id uuid primary key default gen_random_uuid(),
  sequence bigint generated always as identity unique,
  -- Stays true or false when an account is deleted: look-ups by e-mail show orders of guests only.
  is_guest boolean not null,
  user_id uuid references users (id),
  -- Guest's session that placed it, and the account that later merged the session
  -- (rule: guest-order-access).
  guest_hash bytea,
  claimed_by uuid references users (id),
  -- Whether that account lists it (rule: account-from-order).
  is_kept boolean not null default false,
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
  -- Time from which it is being packed, and in transit; null while it isn't.
  packed_at timestamptz,
  shipped_at timestamptz,
  delivered_at timestamptz,
  cancelled_at timestamptz,
  -- Note on the confirmed payment, or reason of the rejected one.
  verification_note text not null default '',
  -- Gift message for the recipient; the slip in the parcel may omit prices (rule: gifts).
  gift_note text not null default '',
  hides_prices boolean not null default false,
  -- Language of its letters and of the links in them: 'en' or 'ur' (rule: letters-by-language).
  language text not null default 'en',
  -- '' while unknown (rule: parcels).
  courier text not null default '',
  tracking_number text not null default '',
  -- Name of the transfer's screenshot in the store of proofs; null for none (rule: transfer-proof).
  proof_file text,
  proof_handed_in_at timestamptz,
  -- Whether the transfer was rejected with that screenshot.
  proof_rejected boolean not null default false,
  items_price bigint not null check (items_price > 0),
  shipping_price bigint not null check (shipping_price >= 0),
  tax_price bigint not null default 0 check (tax_price >= 0),
  total_price bigint not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  search_text text not null
    generated always as (lower(' ' || customer_name || ' ' || customer_email)) stored,
  check (is_guest = (user_id is null)),
  check (total_price = items_price + shipping_price + tax_price),
  constraint orders_kept_by_claimer check (not is_kept or claimed_by is not null),
  constraint orders_delivered check ((status = 'Delivered') = (delivered_at is not null)),
  constraint orders_paid check (status <> 'Paid' or paid_at is not null),
  constraint orders_rejected check (status <> 'Payment Rejected' or paid_at is null)
);
create index orders_of_user on orders (user_id, sequence desc) where user_id is not null;
create index orders_kept on orders (claimed_by, sequence desc) where is_kept;
create index orders_of_guest on orders (guest_hash) where guest_hash is not null;
create index orders_of_guest_email on orders (customer_email_key, sequence desc) where is_guest;
create index orders_by_status on orders (status, sequence desc);
create unique index orders_proof_file on orders (proof_file) where proof_file is not null;
create index orders_proof_waiting on orders (sequence)
  where proof_file is not null and not proof_rejected and paid_at is null and cancelled_at is null;
-- Searches of the owner's list; as for users, not partial.
create index orders_by_text on orders using gin (search_text gin_trgm_ops);
create index orders_by_phone on orders (customer_phone, sequence desc);
create index orders_by_short_id on orders (right(id::text, 8) text_pattern_ops);
create index orders_by_tracking_number on orders using gin (lower(tracking_number) gin_trgm_ops);
-- Form in which the numbers of a courier's file are compared.
create index orders_by_parcel
  on orders (upper(regexp_replace(tracking_number, '[^0-9A-Za-z]', '', 'g')))
  where tracking_number <> '';

-- Lines as they were sold: old orders don't change with the catalogue (rule: unavailable-lines).
create table order_items (
  order_id uuid not null references orders (id),
  position smallint not null,
  product_id uuid not null references products (id),
  name text not null,
  -- Its Urdu name when it was ordered; '' for none (rule: urdu-goods).
  name_urdu text not null default '',
  image text not null,
  brand text not null,
  case_type text not null,
  device_model text not null,
  custom_name text not null default '',
  list_price integer not null,
  unit_price integer not null check (unit_price > 0),
  quantity integer not null check (quantity between 1 and 10),
  primary key (order_id, position),
  constraint order_items_one_line unique (order_id, product_id, device_model, custom_name)
);
create index order_items_of_product on order_items (product_id);

-- Actions on orders and their actors (rule: history).
create table order_history (
  order_id uuid not null references orders (id),
  sequence bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor text not null check (actor in ('customer', 'admin')),
  actor_id uuid references users (id),
  action text not null,
  from_status text,
  to_status text not null,
  note text not null default ''
);
create index order_history_of_order on order_history (order_id, sequence);

-- Idempotency keys (rule: one-key-one-order). The owner is an account's id or the hash of a session.
create table order_keys (
  owner text not null,
  key text not null,
  request_hash bytea not null,
  order_id uuid not null references orders (id) deferrable initially deferred,
  created_at timestamptz not null default now(),
  primary key (owner, key)
);
create index order_keys_age on order_keys (created_at);

-- Screenshots of transfers that were handed in for an order, without the pictures, by which the same
-- one is found at another order (rule: transfer-proof).
create table transfer_proofs (
  order_id uuid not null references orders (id),
  digest bytea not null,
  -- Perceptual hash, compared by its bits.
  outline bit(256) not null,
  -- Small grey picture, compared by its pixels; null once the large one is deleted.
  look bytea,
  handed_in_at timestamptz not null default now(),
  -- Another order with the same picture.
  same_as uuid references orders (id),
  primary key (order_id, digest)
);
create index transfer_proofs_digest on transfer_proofs (digest);
create index transfer_proofs_same_as on transfer_proofs (same_as) where same_as is not null;

-- Settlements of couriers' files, and the steps in `order_history` that each made, so that one can be
-- taken back (rule: settlements-taken-back).
create table settlements (
  id uuid primary key,
  file_name text not null,
  settled_at timestamptz not null default now(),
  settled_by uuid
);
create index settlements_newest on settlements (settled_at desc);

create table settled_steps (
  -- `sequence` of the step.
  step bigint primary key,
  settlement uuid not null references settlements (id) on delete cascade,
  order_id uuid not null
);
create index settled_steps_of_settlement on settled_steps (settlement, order_id, step);


-- Figures (rule: owner-figures). Triggers append what each change adds or takes away, so that no
-- change waits for another; the sum of all rows is right in every snapshot, and `fold_figures` adds
-- them up now and then.

-- Orders and their totals.
create table order_figures (
  -- In the shop's time zone.
  day date not null,
  status text not null,
  is_paid boolean not null,
  orders integer not null,
  total bigint not null
);

-- Pieces and their price, of orders that aren't cancelled.
create table sales_figures (
  brand text not null,
  device_model text not null,
  quantity integer not null,
  amount bigint not null
);

-- Pieces of each product, of orders that aren't cancelled (rule: most-loved).
create table product_sales (
  product_id uuid not null,
  quantity integer not null
);

-- Daily counts of shoppers' events, without persons (rule: counted-events).
create table event_counts (
  event text not null,
  -- In the shop's time zone.
  day date not null,
  -- Search term, model or product id; '' for the total of the event.
  subject text not null,
  count integer not null,
  -- Months are added up from the index alone.
  primary key (event, day, subject) include (count)
);
create index event_counts_by_day on event_counts using brin (day);


-- Mail

-- Kinds of messages that the shop sends at present, written by every start; none without mail.
create table message_kinds (
  kind text primary key
);

-- Messages to send, and their result (rule: messages). Addresses are read from the order or the
-- account when a message is sent.
create table messages (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  order_id uuid references orders (id),
  -- Version of the order that it is about.
  order_version integer,
  -- Not a reference: a message to an account that doesn't exist looks like any other.
  user_id uuid,
  -- Address to which the account belonged before a change; the only stored address, deleted as soon
  -- as the message is settled (rule: account-letters).
  former_address text,
  -- State of the order, or change of the account, that caused it.
  facts jsonb not null default '{}',
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed', 'overtaken')),
  -- Word for the failure of the last try; never the text of a mail server.
  problem text,
  -- Counts requests to send it; with the id it makes the Message-ID.
  round integer not null default 1,
  -- Tries of this round.
  tries integer not null default 0,
  due_at timestamptz not null default now(),
  waiting_since timestamptz not null default now(),
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  -- One message of a kind for one change of an order.
  unique (order_id, kind, order_version)
);
create index messages_due on messages (due_at) where state = 'waiting';
create index messages_settled on messages (settled_at) where state <> 'waiting';


-- The owner's settings and the log of changes

-- One row per section; an absent section or field has the default of the shop (rule: shop-facts).
create table settings (
  section text primary key,
  -- Counts the changes of the section.
  version integer not null,
  data jsonb not null,
  changed_at timestamptz not null default now()
);

-- Changes of the accounts that take transfers (rule: wallet-changes).
create table wallet_changes (
  id uuid primary key default gen_random_uuid(),
  sequence bigint generated always as identity,
  at timestamptz not null default now(),
  actor_id uuid,
  -- Name of the admin at that time.
  actor_name text not null,
  before jsonb not null,
  after jsonb not null,
  -- Time when an account that it added was taken back, and the accounts that the orders of its time
  -- are shown instead.
  revoked_at timestamptz,
  shown_instead jsonb
);
create index wallet_changes_at on wallet_changes (at);

-- Changes by admins and operators, without customers' data (rule: activity).
create table activity (
  sequence bigint generated always as identity primary key,
  at timestamptz not null default now(),
  -- Null for an operator's command.
  actor_id uuid,
  -- Name of the admin at that time.
  actor_name text not null,
  kind text not null,
  action text not null,
  -- Id of the order, product or account; '' for the whole shop.
  subject text not null default ''
);
create index activity_of_kind on activity (kind, sequence desc);
create index activity_of_actor on activity (actor_id, sequence desc);
create index activity_at on activity (at);


-- The shop's processes

-- Calls counted in the present window of each key, by the database's clock.
create table limit_windows (
  key text primary key,
  hits integer not null,
  expires_at timestamptz not null
);
create index limit_windows_expiry on limit_windows (expires_at);

-- Key that encrypts the addresses of pictures with a customer's name: a single row, written by the
-- first process.
create table picture_names_key (
  is_only boolean primary key default true check (is_only),
  key bytea not null
);

-- Pictures that a sweep removes, or has removed within the last hour: nothing may refer to them again.
create table discarded_files (
  name text primary key,
  discarded_at timestamptz not null default now(),
  -- Time of the store's answer.
  removed_at timestamptz
);

-- Files of the browser's build, of every release of the last 30 days (rule: pages-across-releases).
create table release_files (
  path text primary key,
  -- Content type, as in the header.
  type text not null,
  body bytea not null,
  -- Whether the content is compressed with Brotli.
  is_packed boolean not null,
  -- Last start of a process that has the file itself, to the day.
  seen_at timestamptz not null default now()
);
create index release_files_seen on release_files (seen_at);


-- Versions of a product's fields

create function note_field_versions() returns trigger language plpgsql as $$
begin
  new.field_versions := old.field_versions || (
    select coalesce(jsonb_object_agg(field, new.version), '{}')
    from (values
      ('name', new.name is distinct from old.name),
      ('description', new.description is distinct from old.description),
      ('brand', new.brand is distinct from old.brand),
      ('nameUrdu', new.name_urdu is distinct from old.name_urdu),
      ('descriptionUrdu', new.description_urdu is distinct from old.description_urdu),
      ('deviceModels', new.device_models is distinct from old.device_models),
      ('caseType', new.case_type is distinct from old.case_type),
      ('price', new.price is distinct from old.price),
      ('colours', new.colours is distinct from old.colours),
      ('family', new.family is distinct from old.family),
      ('material', new.material is distinct from old.material),
      ('finish', new.finish is distinct from old.finish),
      ('weight', new.weight is distinct from old.weight),
      ('inParcel', new.in_parcel is distinct from old.in_parcel),
      ('image', new.images is distinct from old.images),
      ('imageModels', new.image_models is distinct from old.image_models),
      ('design', new.design is distinct from old.design)
    ) as fields (field, has_changed)
    where has_changed
  );
  return new;
end $$;
create trigger products_field_versions before update on products
  for each row when (new.version is distinct from old.version)
  execute function note_field_versions();


-- Numbers of the catalogue's changes. They are taken under a row lock held until the commit, so that
-- they become visible in their order: a process that has read one has read all before it.

create function number_changes(ids uuid[]) returns void language plpgsql as $$
declare
  next bigint;
begin
  if ids is null then
    return;
  end if;
  insert into catalogue_version as latest (version, emptied_at) values (1, 0)
  on conflict (is_only) do update set version = latest.version + 1
  returning version into next;
  insert into catalogue_changes (product_id, version)
  select id, next from unnest(ids) id order by id
  on conflict (product_id) do update set version = excluded.version;
end $$;

create function number_changed_products() returns trigger language plpgsql as $$
begin
  perform number_changes(array_agg(id)) from changed;
  return null;
end $$;
create trigger products_inserted after insert on products
  referencing new table as changed for each statement execute function number_changed_products();
create trigger products_updated after update on products
  referencing new table as changed for each statement execute function number_changed_products();
create trigger products_deleted after delete on products
  referencing old table as changed for each statement execute function number_changed_products();

create function number_no_products() returns trigger language plpgsql as $$
begin
  truncate catalogue_changes;
  insert into catalogue_version as latest (version, emptied_at) values (1, 1)
  on conflict (is_only) do update
    set version = latest.version + 1, emptied_at = latest.version + 1;
  return null;
end $$;
create trigger products_truncated after truncate on products
  for each statement execute function number_no_products();


-- Figures of orders

create function day_of_order(placed_at timestamptz) returns date
  language sql immutable parallel safe
  return (placed_at at time zone 'Asia/Karachi')::date;

-- Adds up the rows of the same day, model or product. One process does it at a time.
create function fold_figures() returns void language plpgsql as $$
begin
  if not pg_try_advisory_xact_lock(7204938119) then
    return;
  end if;
  with
    several as (
      select day, status, is_paid from order_figures group by day, status, is_paid
      having count(*) > 1
    ),
    folded as (
      delete from order_figures figure using several
      where figure.day = several.day and figure.status = several.status
        and figure.is_paid = several.is_paid
      returning figure.*
    )
  insert into order_figures (day, status, is_paid, orders, total)
  select day, status, is_paid, sum(orders), sum(total) from folded
  group by day, status, is_paid having sum(orders) <> 0 or sum(total) <> 0;
  with
    several as (
      select brand, device_model from sales_figures group by brand, device_model
      having count(*) > 1
    ),
    folded as (
      delete from sales_figures figure using several
      where figure.brand = several.brand and figure.device_model = several.device_model
      returning figure.*
    )
  insert into sales_figures (brand, device_model, quantity, amount)
  select brand, device_model, sum(quantity), sum(amount) from folded
  group by brand, device_model having sum(quantity) <> 0 or sum(amount) <> 0;
  with
    several as (
      select product_id from product_sales group by product_id having count(*) > 1
    ),
    folded as (
      delete from product_sales sale using several where sale.product_id = several.product_id
      returning sale.*
    )
  insert into product_sales (product_id, quantity)
  select product_id, sum(quantity) from folded group by product_id having sum(quantity) <> 0;
end $$;

create function count_inserted_orders() returns trigger language plpgsql as $$
begin
  insert into order_figures (day, status, is_paid, orders, total)
  select day_of_order(created_at), status, paid_at is not null, count(*), sum(total_price)
  from inserted group by 1, 2, 3;
  return null;
end $$;
create trigger orders_inserted after insert on orders
  referencing new table as inserted for each statement execute function count_inserted_orders();

-- A cancelled order takes its sales away, a reopened one adds them again. Some changes of orders fold;
-- customers who place orders never wait for it.
create function count_updated_orders() returns trigger language plpgsql as $$
begin
  insert into order_figures (day, status, is_paid, orders, total)
  select day_of_order(created_at), status, paid_at is not null, sum(step), sum(step * total_price)
  from (
    select -1 as step, created_at, status, paid_at, total_price from before_update
    union all
    select 1, created_at, status, paid_at, total_price from after_update
  ) moved
  group by 1, 2, 3 having sum(step) <> 0 or sum(step * total_price) <> 0;

  with turned as (
    select product_id, brand, device_model, unit_price,
      quantity * case when after_update.status = 'Cancelled' then -1 else 1 end as pieces
    from before_update join after_update using (id) join order_items on order_id = id
    where (before_update.status = 'Cancelled') <> (after_update.status = 'Cancelled')
  ), of_models as (
    insert into sales_figures (brand, device_model, quantity, amount)
    select brand, device_model, sum(pieces), sum(pieces * unit_price::bigint)
    from turned group by brand, device_model
  )
  insert into product_sales (product_id, quantity)
  select product_id, sum(pieces) from turned group by product_id;

  if exists (select from after_update where sequence % 256 = 0) then
    perform fold_figures();
  end if;
  return null;
end $$;
create trigger orders_updated after update on orders
  referencing old table as before_update new table as after_update
  for each statement execute function count_updated_orders();

create function count_deleted_orders() returns trigger language plpgsql as $$
begin
  insert into order_figures (day, status, is_paid, orders, total)
  select day_of_order(created_at), status, paid_at is not null, -count(*), -sum(total_price)
  from deleted group by 1, 2, 3;
  return null;
end $$;
create trigger orders_deleted after delete on orders
  referencing old table as deleted for each statement execute function count_deleted_orders();

create function count_no_orders() returns trigger language plpgsql as $$
begin
  truncate order_figures;
  return null;
end $$;
create trigger orders_truncated after truncate on orders
  for each statement execute function count_no_orders();

create function count_inserted_items() returns trigger language plpgsql as $$
begin
  with sold as (
    select inserted.* from inserted join orders on orders.id = order_id where status <> 'Cancelled'
  ), of_models as (
    insert into sales_figures (brand, device_model, quantity, amount)
    select brand, device_model, sum(quantity), sum(quantity * unit_price::bigint)
    from sold group by brand, device_model
  )
  insert into product_sales (product_id, quantity)
  select product_id, sum(quantity) from sold group by product_id;
  return null;
end $$;
create trigger order_items_inserted after insert on order_items
  referencing new table as inserted for each statement execute function count_inserted_items();

create function count_updated_items() returns trigger language plpgsql as $$
begin
  with sold as (
    select product_id, brand, device_model, unit_price, step * quantity as pieces
    from (
      select -1 as step, * from before_update union all select 1, * from after_update
    ) moved join orders on orders.id = order_id
    where status <> 'Cancelled'
  ), of_models as (
    insert into sales_figures (brand, device_model, quantity, amount)
    select brand, device_model, sum(pieces), sum(pieces * unit_price::bigint)
    from sold group by brand, device_model
  )
  insert into product_sales (product_id, quantity)
  select product_id, sum(pieces) from sold group by product_id having sum(pieces) <> 0;
  return null;
end $$;
create trigger order_items_updated after update on order_items
  referencing old table as before_update new table as after_update
  for each statement execute function count_updated_items();

create function count_deleted_items() returns trigger language plpgsql as $$
begin
  with returned as (
    select deleted.* from deleted join orders on orders.id = order_id where status <> 'Cancelled'
  ), of_models as (
    insert into sales_figures (brand, device_model, quantity, amount)
    select brand, device_model, -sum(quantity), -sum(quantity * unit_price::bigint)
    from returned group by brand, device_model
  )
  insert into product_sales (product_id, quantity)
  select product_id, -sum(quantity) from returned group by product_id;
  return null;
end $$;
create trigger order_items_deleted after delete on order_items
  referencing old table as deleted for each statement execute function count_deleted_items();

create function count_no_items() returns trigger language plpgsql as $$
begin
  truncate sales_figures, product_sales;
  return null;
end $$;
create trigger order_items_truncated after truncate on order_items
  for each statement execute function count_no_items();


-- The log of changes

create function activity_is_final() returns trigger language plpgsql as $$
begin
  raise exception 'activity is never changed';
end $$;
create trigger activity_unchanged before update on activity
  for each row execute function activity_is_final();

-- An admin's action on an order, alone, among many or by a settlement.
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


-- Mail: a former address goes with its message

create function former_address_deleted() returns trigger language plpgsql as $$
begin
  new.former_address := null;
  return new;
end $$;
create trigger former_address_deleted before update of state on messages
  for each row when (new.state <> 'waiting' and new.former_address is not null)
  execute function former_address_deleted();
