-- A product may be drawn instead of photographed: the design that decides its pictures, as the contract
-- writes it. `images` are then the paths of its first model's pictures.
alter table products add column design jsonb;

-- The models that a photo shows, by its path; what is not named shows any.
alter table products add column image_models jsonb not null default '{}';

-- What an empty shop was filled with, so that it can be told from what the owner sells; and whether a
-- product's stars are those of its sample reviews, which the first real one puts an end to.
alter table products add column is_sample boolean not null default false;
alter table products add column rating_is_sample boolean not null default false;

-- The name on a case is part of what a line is: the same case with two names is two lines.
alter table cart_lines add column custom_name text not null default '';
alter table cart_lines drop constraint cart_lines_pkey;
alter table cart_lines add primary key (cart_id, product_id, device_model, custom_name);

alter table order_items add column custom_name text not null default '';
alter table order_items drop constraint order_items_one_line;
alter table order_items add constraint order_items_one_line
  unique (order_id, product_id, device_model, custom_name);

-- A sample review was written by nobody: it has a name to show, and no account.
alter table reviews alter column user_id drop not null;
alter table reviews add column sample_author text;
alter table reviews add constraint reviews_one_author
  check ((user_id is null) <> (sample_author is null));

-- The samples of releases before had accounts that no password opens, and pictures named after them.
-- What the owner has saved since is the owner's own.
update reviews set sample_author = users.name, user_id = null
  from users where users.id = reviews.user_id and users.password_hash = '';
delete from users where password_hash = ''
  and not exists (select from orders where orders.user_id = users.id or orders.claimed_by = users.id)
  and not exists (select from order_history where order_history.actor_id = users.id);
update products set is_sample = true
  where images[1] like '/uploads/' || slug || '-front-%' and version = 1;

-- An average that holds a real review is made of real ones alone.
update products set rating_is_sample = true
  where review_count > 0
    and not exists (select from reviews where product_id = products.id and user_id is not null);
update products set rating_sum = written.stars, review_count = written.reviews
  from (
    select product_id, sum(rating) as stars, count(*) as reviews
    from reviews where user_id is not null group by product_id
  ) written
  where written.product_id = products.id
    and exists (select from reviews where product_id = products.id and user_id is null);
