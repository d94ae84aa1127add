import { describe, expect, test } from 'vitest'
import { type SavedAddress, tooManyAddresses } from '#domain/accounts/saved-addresses.ts'
import { newAccount, type TestAccount } from '#testing/accounts.ts'
import { openLoggedShop } from '#testing/logged-shop.ts'
import { newPhone, orderBody, placedOrder } from '#testing/orders.ts'
import { newProduct } from '#testing/products.ts'
import type { Visitor } from '#testing/shop.ts'

const { shop, logged } = await openLoggedShop()
const product = await newProduct(shop)

const home: SavedAddress = {
  address: 'House 12, Street 5',
  city: 'Faisalabad',
  postalCode: '38000',
}
const office: SavedAddress = { address: 'Office 3, Mall Road', city: 'Lahore', postalCode: '' }
const house = (n: number): SavedAddress => ({ ...home, address: `House ${n}` })

const put = (addresses: readonly Partial<SavedAddress>[], as: Visitor) =>
  shop.send('keepAddresses', { body: { addresses: addresses as SavedAddress[] } }, as)
const storedOf = async (as: Visitor) => (await shop.send('getAddresses', {}, as)).body.addresses
const customer = () => newAccount(shop, { phone: newPhone() })

async function ordered(to: SavedAddress, keepAddress: boolean | undefined, as: TestAccount) {
  const shippingAddress = { ...to, country: 'Pakistan' } as const
  const changes = { shippingAddress, ...(keepAddress !== undefined && { keepAddress }) }
  return placedOrder(shop, orderBody(product, changes), as)
}

describe('the list of an account (rule: saved-addresses)', () => {
  test('is stored as it was sent, without duplicates, for this account only', async () => {
    const [account, other] = [await customer(), await customer()]
    expect(await storedOf(account)).toEqual([])
    const { status, body } = await put(
      [{ address: '  House 12, Street 5 ', city: 'Faisalabad' }, office, home],
      account,
    )
    expect([status, body.addresses]).toEqual([200, [home, office]])
    expect(await storedOf(account)).toEqual([home, office])
    expect(await storedOf(other)).toEqual([])
    await put([], account)
    expect(await storedOf(account)).toEqual([])
  })

  test.each([
    ['six places', [1, 2, 3, 4, 5, 6].map(house), 'addresses', tooManyAddresses()],
    ['no city', [home, { ...office, city: ' ' }], 'addresses.1.city', 'Please enter your city'],
  ])('is refused with %s', async (_, addresses, field, message) => {
    const account = await customer()
    const { status, body } = await put(addresses, account)
    expect([status, body.fields]).toEqual([400, [{ field, message }]])
    expect(await storedOf(account)).toEqual([])
  })

  test('is one of several concurrent ones, never a mixture', async () => {
    const account = await customer()
    for (let round = 0; round < 10; round += 1) {
      const lists = [[house(1), house(2)], [house(3)], [house(4), house(5), house(6)]]
      await Promise.all(lists.map((list) => put(list, account)))
      expect(lists).toContainEqual(await storedOf(account))
    }
  })
})

describe('an order (rule: saved-addresses)', () => {
  test('moves its stored address to the front, and stores a new one on request', async () => {
    const account = await customer()
    await ordered(home, undefined, account)
    expect(await storedOf(account)).toEqual([])
    await ordered(home, true, account)
    await ordered(office, true, account)
    expect(await storedOf(account)).toEqual([office, home])
    await ordered({ ...home, postalCode: '' }, false, account)
    expect(await storedOf(account)).toEqual([home, office])
  })

  test('is placed even if the address can’t be stored, and no log contains it', async () => {
    const { db } = shop.database
    const account = await customer()
    await db.schema.alterTable('account_addresses').renameTo('addresses_away').execute()
    try {
      const order = await ordered(house(4711), true, account)
      expect(order.orderStatus).toBe('Pending')
    } finally {
      await db.schema.alterTable('addresses_away').renameTo('account_addresses').execute()
    }
    const lines = logged.join('')
    expect(lines).toContain('address_not_saved')
    for (const secret of ['House 4711', 'Mall Road', 'Street 5'])
      expect(lines).not.toContain(secret)
  })
})
