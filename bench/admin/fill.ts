import type pg from 'pg'
import { terms } from '#domain/terms.ts'
import { fillCatalogue } from '../scratch/catalogue.ts'

/** Number of orders, users and products of a shop. */
export interface Size {
  readonly orders: number
  readonly products: number
  readonly users: number
}

/** Days over which the orders are spread, up to now. */
const DAYS = 400

const firstNames =
  names(`علی Ayesha Bilal Fatima Hamza Zainab Usman Mahnoor Saad Hina Imran Kiran Danish
  Rabia Talha Sana Ali Maryam Ahmed Iqra Hassan Noor Omar Laiba Faisal Amna Junaid Sadia Kashif`)
const lastNames = names(`Khan Ahmed Noor Sheikh Malik Tariq Aslam Qureshi Raza Baloch Abbasi Iqbal
  Yousaf Siddiqui Butt Chaudhry Mirza Shah Javed Hussain Akhtar Nawaz Rehman Bukhari`)
const cities = names(
  'Lahore Karachi Islamabad Faisalabad Multan Rawalpindi Sialkot Peshawar Quetta',
)

function names(text: string): readonly string[] {
  return text.split(/\s+/)
}

/**
 * Fills a shop by SQL: accounts, guests, both payment methods, every possible state of an order,
 * one to four lines each. Then aggregates figures and analyses tables, to match a shop that grew to
 * this size.
 */
export async function fillShop(client: pg.Client, size: Size): Promise<void> {
  await fillCatalogue(client, size.products)
  await addUsers(client, size.users)
  await draftOrders(client, size.orders)
  await writeOrders(client)
  await client.query('select fold_figures()')
  await client.query('vacuum analyze')
}

/** Inserts users: a fifth are called Muhammad, one in a hundred has deleted the account. */
async function addUsers(client: pg.Client, users: number): Promise<void> {
  await client.query(
    `insert into users (name, email, email_key, phone, password_hash, created_at, deleted_at)
    select name, email, email, '+923' || lpad((n * 7919 % 1000000000)::text, 9, '0'), 'none',
      created_at, case when n % 100 = 99 then created_at + interval '1 day' end
    from (
      select n, first || ' ' || last as name,
        lower(replace(first, ' ', '.') || '.' || last) || n || '@example.com' as email,
        now() - ($1::int - n) * $4::float8 / $1::int * interval '1 day' as created_at
      from generate_series(1, $1::int) n, lateral (select
        case when random() < 0.2 then 'Muhammad ' else '' end
          || ($2::text[])[1 + floor(random() * cardinality($2::text[]))::int] as first,
        ($3::text[])[1 + floor(random() * cardinality($3::text[]))::int] as last
        where n > 0) person
    ) person order by n`,
    [users, firstNames, lastNames, DAYS],
  )
}

/** Inserts orders with their required columns and without totals, newest last. */
async function draftOrders(client: pg.Client, orders: number): Promise<void> {
  await client.query(
    `create temporary table shelf as
      select row_number() over (order by slug) - 1 as place, * from products
      where deleted_at is null;
    create temporary table customers as
      select row_number() over (order by sequence) - 1 as place, id, name, email, phone from users
      where not is_admin`,
  )
  // Half of the orders are guests', with the data of users.
  await client.query(
    `create temporary table draft as
    select n, gen_random_uuid() as id, buyer.*, random() < 0.7 as is_cod, random() as fate,
      random() < 0.5 as is_guest,
      now() - ($1::int - n) * $2::float8 / $1::int * interval '1 day' as created_at,
      case when luck < 0.5 then 1 when luck < 0.8 then 2 when luck < 0.92 then 3 else 4 end as lines
    from (
      select n, random() as luck, floor(random() * (select count(*) from customers)) as place
      from generate_series(1, $1::int) n
    ) drawn join (
      select place, id as user_id, name, email, phone from customers
    ) buyer using (place) order by n`,
    [orders, DAYS],
  )
  // Sales are skewed towards a few products.
  await client.query(
    `create temporary table draft_lines as
    select draft.id, line.position, shelf.id as product_id, shelf.name, shelf.images[1] as image,
      shelf.brand, shelf.case_type, shelf.price as list_price,
      (shelf.price::bigint * (100 - $1::int) + 5000) / 10000 * 100 as unit_price,
      shelf.device_models[1 + floor(line.luck * cardinality(shelf.device_models))::int] as model,
      case when line.luck < 0.85 then 1 when line.luck < 0.97 then 2 else 5 end as quantity
    from (select id, lines, floor(random() ^ 2 * (select count(*) from shelf)) as place from draft)
        draft
      cross join lateral (select position, random() as luck
        from generate_series(0, lines - 1) position where draft.place >= 0) line
      join shelf on shelf.place = (draft.place::int + line.position * 37)
        % (select count(*) from shelf)`,
    [terms.discountPercent],
  )
  await client.query('analyze draft; analyze draft_lines')
}

/** Status of an order by its age: old ones are completed, recent ones in progress. */
const statusOfDraft = `case
    when fate < 0.06 then 'Cancelled'
    when not is_cod and fate < 0.09 then 'Payment Rejected'
    when created_at < now() - interval '12 days' then 'Delivered'
    when created_at < now() - interval '5 days' then 'Shipped'
    when created_at < now() - interval '3 days' then 'Processing'
    when is_cod then 'Pending'
    when fate < 0.5 then 'Paid'
    else 'Payment Pending' end`

async function writeOrders(client: pg.Client): Promise<void> {
  await client.query(
    `insert into orders (id, is_guest, user_id, customer_name, customer_email, customer_email_key,
      customer_phone, address, city, postal_code, country, payment_method, status, paid_at,
      delivered_at, cancelled_at, items_price, shipping_price, total_price, courier,
      tracking_number, created_at)
    select id, is_guest, case when is_guest then null else user_id end, name, email, email, phone,
      'House ' || n % 90 + 1 || ', Street ' || n % 40 + 1,
      ($1::text[])[1 + n % cardinality($1::text[])], '38000', $2,
      case when is_cod then 'COD' else 'Online_Manual' end, status,
      case when is_paid then created_at + interval '1 hour' end,
      case when status = 'Delivered' then created_at + interval '11 days' end,
      case when status = 'Cancelled' then created_at + interval '2 hours' end,
      items, shipping, items + shipping,
      case when status in ('Shipped', 'Delivered') then 'TCS' else '' end,
      case when status in ('Shipped', 'Delivered')
        then 'LE-7794-' || lpad(n::text, 8, '0') else '' end, created_at
    from (
      select draft.*, sold.items, case when sold.pieces < $3 then $4::int else 0 end as shipping,
        case when is_cod then status = 'Delivered' and fate < 0.99
          else status in ('Paid', 'Processing', 'Shipped', 'Delivered')
            or status = 'Cancelled' and fate < 0.02 end as is_paid
      from (select *, ${statusOfDraft} as status from draft) draft join (
        select id, sum(unit_price * quantity) as items, sum(quantity) as pieces
        from draft_lines group by id
      ) sold using (id)
    ) ready order by n`,
    [cities, terms.country, terms.freeDeliveryFrom, terms.deliveryFee],
  )
  await client.query(
    `insert into order_items (order_id, position, product_id, name, image, brand, case_type,
      device_model, list_price, unit_price, quantity)
    select draft_lines.id, position, product_id, draft_lines.name, image, brand, case_type, model,
      list_price, unit_price, quantity
    from draft_lines join draft using (id) order by draft.n, position`,
  )
  await client.query(
    `insert into order_history (order_id, at, actor, actor_id, action, from_status, to_status)
    select id, at, actor, actor_id, action, from_status, to_status from (
      select sequence, id, created_at as at, 'customer' as actor, user_id as actor_id,
        'placed' as action, null as from_status,
        case payment_method when 'COD' then 'Pending' else 'Payment Pending' end as to_status
      from orders
      union all
      select sequence, id, created_at + interval '2 hours', 'admin',
        (select id from users where is_admin order by sequence limit 1), 'status',
        case payment_method when 'COD' then 'Pending' else 'Payment Pending' end, status
      from orders where status not in ('Pending', 'Payment Pending')
    ) steps order by sequence, at`,
  )
}
