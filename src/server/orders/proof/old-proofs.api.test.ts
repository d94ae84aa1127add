import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { PROOF_KEPT_DAYS } from '#domain/orders/proof.ts'
import type { OrderState } from '#domain/orders/status.ts'
import { DAY, HOUR } from '#domain/text/units.ts'
import { trySweepLock } from '#server/images/stored-pictures.ts'
import { heldTransaction } from '#testing/locks.ts'
import { memoryStore } from '#testing/picture-store.ts'
import { preparedAt, prepareOrders } from '#testing/prepared-orders.ts'
import { newProduct } from '#testing/products.ts'
import { changeRow } from '#testing/rows.ts'
import { openTestShop } from '#testing/shop.ts'
import { removeOldProofs } from './old-proofs.ts'

let proofs = memoryStore()
const shop = await openTestShop()
const product = await newProduct(shop)
beforeEach(() => {
  proofs = memoryStore()
})

const daysOn = (days: number) => new Date(preparedAt.getTime() + days * DAY)
const names = async () => (await proofs.list()).map(({ name }) => name)
const sweep = (at: Date) => removeOldProofs({ db: shop.database.db, proofs }, at)

/** Inserts an order in a state, dated on the day of `preparedAt`, with a screenshot. */
async function orderWithProof(state: Partial<OrderState> = {}): Promise<string> {
  const [id = ''] = await prepareOrders(shop, product, [
    {
      paymentMethod: 'Online_Manual',
      orderStatus: 'Payment Pending',
      isPaid: false,
      isDelivered: false,
      ...state,
    },
  ])
  const file = `proof-${id}.webp`
  await proofs.put(new Map([[file, Buffer.from('picture')]]))
  const { db } = shop.database
  await changeRow(shop, 'orders', id, { proof_file: file, proof_handed_in_at: preparedAt })
  await db
    .insertInto('transfer_proofs')
    .values({
      order_id: id,
      digest: Buffer.from(id),
      outline: '01'.repeat(128),
      look: Buffer.from('look'),
      same_as: null,
    })
    .execute()
  return id
}

describe('a stored screenshot', () => {
  test.each<[string, Partial<OrderState>]>([
    ['paid', { orderStatus: 'Paid', isPaid: true }],
    ['cancelled', { orderStatus: 'Cancelled' }],
    ['delivered', { orderStatus: 'Delivered', isPaid: true, isDelivered: true }],
  ])(
    'is deleted 90 days after its order was %s, and recognised by its digest alone',
    async (_, state) => {
      const id = await orderWithProof(state)
      await sweep(daysOn(PROOF_KEPT_DAYS - 1))
      expect(await names()).toEqual([`proof-${id}.webp`])
      // The file itself is as new as the test, so the sweep must run after its grace period.
      await sweep(new Date(Math.max(daysOn(PROOF_KEPT_DAYS + 1).getTime(), Date.now() + 2 * DAY)))
      expect(await names()).toEqual([])
      const { rows } = await sql`select proof_file, proof_handed_in_at is null as unknown, look,
      digest from orders join transfer_proofs on order_id = id where id = ${id}`.execute(
        shop.database.db,
      )
      expect(rows).toEqual([
        { proof_file: null, unknown: false, look: null, digest: Buffer.from(id) },
      ])
    },
  )

  test('is kept as long as its order is open, counted from the latest step', async () => {
    const open = await orderWithProof()
    const late = await orderWithProof({ orderStatus: 'Cancelled', isPaid: true })
    await changeRow(shop, 'orders', late, { cancelled_at: daysOn(400) })
    await sweep(daysOn(400 + PROOF_KEPT_DAYS - 1))
    expect((await names()).sort()).toEqual([`proof-${late}.webp`, `proof-${open}.webp`].sort())
  })
})

describe('an unreferenced file', () => {
  const orphan = () => proofs.put(new Map([['proof-of-nobody.webp', Buffer.from('x')]]))

  test('is deleted after a day', async () => {
    await orphan()
    expect(await sweep(new Date(Date.now() + DAY - HOUR))).toBe(0)
    expect(await sweep(new Date(Date.now() + DAY + HOUR))).toBe(1)
    expect(await names()).toEqual([])
  })

  test('is kept during another sweep or a backup', async () => {
    await orphan()
    const other = await heldTransaction(shop, trySweepLock)
    expect(await sweep(new Date(Date.now() + 2 * DAY))).toBe(0)
    await other.commit()
    expect(await names()).toEqual(['proof-of-nobody.webp'])
  })
})
