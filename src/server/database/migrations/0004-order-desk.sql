-- Status and payment or delivery can't contradict each other, whoever writes.
alter table orders
  add constraint orders_delivered check ((status = 'Delivered') = (delivered_at is not null)),
  add constraint orders_paid check (status <> 'Paid' or paid_at is not null),
  add constraint orders_rejected check (status <> 'Payment Rejected' or paid_at is null);

-- An admin's search: words of name and e-mail address, and the short id as far as it was typed.
create index orders_by_customer on orders
  using gin (lower(customer_name || ' ' || customer_email) gin_trgm_ops);
create index orders_by_short_id on orders (right(id::text, 8) text_pattern_ops);

-- Not partial: the planner knows how common a word is only from an index of the whole table.
create index users_by_text on users using gin (lower(name || ' ' || email) gin_trgm_ops);
