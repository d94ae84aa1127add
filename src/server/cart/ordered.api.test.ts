import { afterAll, describe, expect, it } from 'vitest'
import type { OrderedLine } from '#domain/orders/lines.ts'
import { transact } from '#platform/database/transaction.ts'
import { hashSecret } from '#server/sessions/identity.ts'
import { newAccount } from '#testing/accounts.ts'
import { openTestDatabase } from '#testing/database.ts'
import { takeOrdered } from './ordered.ts'
import type { CartOwner } from './owner.ts'

const shop = await openTestDatabase()
afterAll(() => shop.close())

const newProduct = async (): Promise<string> => {
  const slug = `case-${Math.random().toString(36).slice(2)}`
  const { id } = await shop.database.db
    .insertInto('products')
    .values({
      slug,
      name: 'Clear Case',
      description: 'A case',
      brand: 'iphone',
      case_type: 'Transparent',
      device_models: ['iPhone 15', 'iPhone 16'],
      price: 1000_00,
      images: ['/images/case.webp'],
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const newCart = async (owner: CartOwner, lines: readonly OrderedLine[]): Promise<void> => {
  const { id } = await shop.database.db
    .insertInto('carts')
    .values(
      'userId' in owner
        ? { user_id: owner.userId, guest_hash: null }
        : { user_id: null, guest_hash: owner.guestHash },
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  await shop.database.db
    .insertInto('cart_lines')
    .values(
      lines.map(({ productId, deviceModel, customName, quantity }) => ({
        cart_id: id,
        product_id: productId,
        device_model: deviceModel,
        custom_name: customName,
        quantity,
      })),
    )
    .execute()
}

const cartOf = async (owner: CartOwner) => {
  const rows = await shop.database.db
    .selectFrom('carts')
    .leftJoin('cart_lines', 'cart_lines.cart_id', 'carts.id')
    .select(['version', 'product_id', 'device_model', 'custom_name', 'quantity'])
    .where((eb) =>
      'userId' in owner ? eb('user_id', '=', owner.userId) : eb('guest_hash', '=', owner.guestHash),
    )
    .orderBy('sequence')
    .execute()
  return {
    version: rows[0]?.version,
    lines: rows.flatMap(({ product_id, device_model, custom_name, quantity }) =>
      quantity === null
        ? []
        : [
            {
              productId: product_id,
              deviceModel: device_model,
              customName: custom_name,
              quantity,
            },
          ],
    ),
  }
}

const newOwner = async (kind: 'account' | 'guest'): Promise<CartOwner> =>
  kind === 'account'
    ? { userId: (await newAccount(shop)).id }
    : { guestHash: hashSecret(`guest_${Math.random()}`) }

const line = (
  productId: string,
  quantity: number,
  deviceModel = 'iPhone 15',
  customName = '',
): OrderedLine => ({ productId, deviceModel, customName, quantity })

describe('takeOrdered (rule: order-empties-cart)', () => {
  it.each(['account', 'guest'] as const)(
    'empties the cart of an %s who ordered all of it',
    async (kind) => {
      const owner = await newOwner(kind)
      const productId = await newProduct()
      const lines = [
        line(productId, 2),
        line(productId, 10, 'iPhone 16'),
        line(productId, 3, 'iPhone 16', 'Ayesha'),
      ]
      await newCart(owner, lines)
      await transact(shop.database.db, (tx) => takeOrdered(tx, owner, lines))
      expect(await cartOf(owner)).toEqual({ version: 2, lines: [] })
    },
  )

  it('keeps concurrent additions, in their order', async () => {
    const owner = await newOwner('guest')
    const [first, second, third] = [await newProduct(), await newProduct(), await newProduct()]
    await newCart(owner, [
      line(first, 5),
      line(second, 1),
      line(third, 3),
      line(first, 2, 'iPhone 16'),
      line(first, 2, 'iPhone 15', 'Ayesha'),
      line(first, 2, 'iPhone 15', 'عائشہ'),
    ])
    await transact(shop.database.db, (tx) =>
      takeOrdered(tx, owner, [
        line(first, 1),
        line(first, 1),
        line(second, 4),
        line(first, 2, 'iPhone 16'),
        line(first, 1, 'iPhone 15', 'عائشہ'),
        line(third, 3, 'iPhone 15', 'Ayesha'),
      ]),
    )
    expect(await cartOf(owner)).toEqual({
      version: 2,
      lines: [
        line(first, 3),
        line(third, 3),
        line(first, 2, 'iPhone 15', 'Ayesha'),
        line(first, 1, 'iPhone 15', 'عائشہ'),
      ],
    })
  })

  it('does nothing without a cart, and changes no other owner’s', async () => {
    const [owner, other] = [await newOwner('guest'), await newOwner('guest')]
    const lines = [line(await newProduct(), 2)]
    await newCart(other, lines)
    await transact(shop.database.db, (tx) => takeOrdered(tx, owner, lines))
    expect(await cartOf(owner)).toEqual({ version: undefined, lines: [] })
    expect(await cartOf(other)).toEqual({ version: 1, lines })
  })

  it('subtracts each of several concurrent orders exactly', async () => {
    const owner = await newOwner('account')
    const productId = await newProduct()
    const of = (quantity: number) => [line(productId, quantity)]
    await newCart(owner, of(10))
    await Promise.all(
      Array.from({ length: 7 }, () =>
        transact(shop.database.db, (tx) => takeOrdered(tx, owner, of(1))),
      ),
    )
    expect(await cartOf(owner)).toEqual({ version: 8, lines: of(3) })
  })

  it('is rolled back when the order fails', async () => {
    const owner = await newOwner('guest')
    const lines = [line(await newProduct(), 2)]
    await newCart(owner, lines)
    const failing = transact(shop.database.db, async (tx) => {
      await takeOrdered(tx, owner, lines)
      throw new Error('the order failed')
    })
    await expect(failing).rejects.toThrow('the order failed')
    expect(await cartOf(owner)).toEqual({ version: 1, lines })
  })
})
