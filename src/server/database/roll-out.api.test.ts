import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { purgeIdle } from '#server/chores/housekeeping.ts'
import { openTestDatabase, type TestDatabase } from '#testing/database.ts'
import { prepareOrders } from '#testing/prepared-orders.ts'
import { newProduct, type TestProduct } from '#testing/products.ts'
import { newGuest, openTestShop, type TestShop } from '#testing/shop.ts'

let stored: TestDatabase
beforeAll(async () => {
  stored = await openTestDatabase()
})
afterAll(() => stored?.close())

/** Statement with which the previous release counts an order, verbatim. */
const counted = (key: string, start: number) =>
  sql<{ key: string; hits: number }>`insert into rate_windows (key, window_start, hits, expires_at)
  select key, window_start, 1, to_timestamp(window_end)
  from unnest(${[key]}::text[], ${[start]}::bigint[], ${[start + 600]}::bigint[])
    as counted (key, window_start, window_end)
  on conflict (key, window_start) do update set hits = rate_windows.hits + 1
  returning key, hits`
    .execute(stored.database.db)
    .then(({ rows }) => rows)

it('lets processes of the previous release count, and so place orders, during the roll-out', async () => {
  expect(await counted('order:somebody', 600)).toEqual([{ key: 'order:somebody', hits: 1 }])
  expect(await counted('order:somebody', 600)).toEqual([{ key: 'order:somebody', hits: 2 }])
  expect(await counted('order:somebody', 1200)).toEqual([{ key: 'order:somebody', hits: 1 }])
  const { rows } = await sql<{ hits: number }>`select "hits" from "rate_windows"
    where "key" = ${'order:somebody'} and "window_start" = ${600}`.execute(stored.database.db)
  expect(rows).toEqual([{ hits: 2 }])
})

it('deletes their expired rows', async () => {
  await counted('order:somebody else', 600)
  expect((await purgeIdle(stored.database.db, new Date())).oldLimitWindows).toBeGreaterThan(0)
  const { rows } = await sql`select * from rate_windows`.execute(stored.database.db)
  expect(rows).toEqual([])
})

/** Statements of the previous release, which has no custom names, verbatim. */
describe('a process of the release before custom names', () => {
  let shop: TestShop
  let product: TestProduct
  beforeAll(async () => {
    shop = await openTestShop({ database: stored.database })
    product = await newProduct(shop, { caseType: 'Name Customization' })
  })
  afterAll(() => shop.close())

  const read = (guest: Guest) => shop.send('getCart', {}, guest)
  const linesOf = async (guest: Guest) =>
    (await read(guest)).body.items.map(({ customName, qty }) => `${customName}|${qty}`)
  type Guest = ReturnType<typeof newGuest>

  /** Adds one case to a guest's cart with and without a custom name; returns the cart's id. */
  async function filledCart(guest: Guest): Promise<string> {
    for (const customName of ['', 'Ayesha']) {
      const body = { productId: product.id, quantity: 2, selectedModel: 'iPhone 15', customName }
      expect((await shop.send('addToCart', { body }, guest)).status).toBe(200)
    }
    const { rows } = await sql<{ cart_id: string }>`
      select cart_id from cart_lines where product_id = ${product.id}
      order by sequence desc limit 1`.execute(stored.database.db)
    return rows[0]?.cart_id ?? ''
  }

  it('places orders without custom names, and removes the lines of all names', async () => {
    const guest = newGuest()
    const cart = await filledCart(guest)
    const { db } = stored.database
    const [order = ''] = await prepareOrders(shop, product, [
      { orderStatus: 'Pending', paymentMethod: 'COD', isPaid: false, isDelivered: false },
    ])
    await sql`insert into order_items (order_id, position, product_id, name, image, brand, case_type,
        device_model, list_price, unit_price, quantity)
      values (${order}, 1, ${product.id}, 'Your Name', '/images/case.webp', 'iphone',
        'Name Customization', 'iPhone 16', 100000, 90000, 1)`.execute(db)
    await sql`with ordered as (
        select ${product.id}::uuid as product_id, 'iPhone 15' as device_model, 2 as quantity
      )
      delete from cart_lines line using ordered
      where line.cart_id = ${cart} and line.product_id = ordered.product_id
        and line.device_model = ordered.device_model and line.quantity <= ordered.quantity`.execute(
      db,
    )
    expect(await linesOf(guest)).toEqual([])
    const items = await db
      .selectFrom('order_items')
      .select('custom_name')
      .where('order_id', '=', order)
      .execute()
    expect(items).toEqual([{ custom_name: '' }, { custom_name: '' }])
  })

  it('sets the quantities of all names at once', async () => {
    const guest = newGuest()
    const cart = await filledCart(guest)
    await sql`update cart_lines line set quantity = 3 where line.cart_id = ${cart}
      and line.product_id = ${product.id} and line.device_model = 'iPhone 15'`.execute(
      stored.database.db,
    )
    expect(await linesOf(guest)).toEqual(['|3', 'Ayesha|3'])
  })

  it('fails to add to a cart or merge one, and leaves no partial change', async () => {
    const guest = newGuest()
    const cart = await filledCart(guest)
    const added = sql`insert into cart_lines (cart_id, product_id, device_model, quantity)
      values (${cart}, ${randomUUID()}, 'iPhone 15', 1)
      on conflict (cart_id, product_id, device_model)
        do update set quantity = least(cart_lines.quantity + excluded.quantity, 10)`
    // invalid_column_reference: no unique key has exactly these three columns any more.
    await expect(added.execute(stored.database.db)).rejects.toMatchObject({ code: '42P10' })
    expect(await linesOf(guest)).toEqual(['|2', 'Ayesha|2'])
  })
})
