import { expect, test } from 'vitest'
import { MOST_LISTED, type ShopperList, shopperLists } from '#domain/catalogue/shopper-lists.ts'
import { newAccount } from '#testing/accounts.ts'
import { newProduct } from '#testing/products.ts'
import { openTestShop, type Visitor } from '#testing/shop.ts'

const shop = await openTestShop()
const most = Math.max(...Object.values(MOST_LISTED))
/** More slugs than any list holds. */
const slugs: string[] = []
while (slugs.length < most + 2) slugs.push((await newProduct(shop)).slug)

const some = (from: number, to: number) => slugs.slice(from, to)
const read = async (as: Visitor) => (await shop.send('getLists', {}, as)).body
async function change(
  as: Visitor,
  list: ShopperList,
  body: { readonly add?: string[]; readonly remove?: string[] },
) {
  return (await shop.send('changeList', { params: { list }, body }, as)).body[list]
}

test.each(shopperLists)(
  '%s are an account’s own, the latest first (rule: shopper-lists)',
  async (list) => {
    const [account, other] = [await newAccount(shop), await newAccount(shop)]
    expect(await read(account)).toEqual({ wishes: [], viewed: [] })
    // The list of a device is merged in front of the account's.
    expect(await change(account, list, { add: some(0, 2) })).toEqual(some(0, 2))
    expect(await change(account, list, { add: some(2, 4) })).toEqual([...some(2, 4), ...some(0, 2)])
    expect(await change(account, list, { remove: some(3, 4) })).toEqual([
      ...some(2, 3),
      ...some(0, 2),
    ])
    expect(await read(account)).toEqual({
      wishes: [],
      viewed: [],
      [list]: [...some(2, 3), ...some(0, 2)],
    })
    expect(await read(other)).toEqual({ wishes: [], viewed: [] })
    expect((await shop.send('clearList', { params: { list } }, account)).body[list]).toEqual([])
    expect(await read(account)).toEqual({ wishes: [], viewed: [] })
  },
)

test('a wish keeps its place, a product viewed again moves to the front', async () => {
  const account = await newAccount(shop)
  const [first = '', second = ''] = slugs
  for (const list of shopperLists) {
    await change(account, list, { add: [second, first] })
    await change(account, list, { add: [first] })
  }
  expect(await read(account)).toEqual({ wishes: [second, first], viewed: [first, second] })
})

test.each(shopperLists)('beyond the limit of %s the oldest are removed', async (list) => {
  const account = await newAccount(shop)
  const most = MOST_LISTED[list]
  await change(account, list, { add: some(0, most) })
  expect(await change(account, list, { add: some(most, most + 2) })).toEqual([
    ...some(most, most + 2),
    ...some(0, most - 2),
  ])
})

test('concurrent changes of a list all apply', async () => {
  const account = await newAccount(shop)
  await Promise.all(some(0, 8).map((slug) => change(account, 'wishes', { add: [slug] })))
  expect((await read(account)).wishes.toSorted()).toEqual(some(0, 8).toSorted())
})

test('lists contain products on sale only, and skip unknown slugs', async () => {
  const account = await newAccount(shop)
  const owner = await newAccount(shop, { isAdmin: true })
  const gone = await newProduct(shop)
  const [listed = ''] = slugs
  const add = ['no-such-case', 'nul\0', gone.slug, listed]
  expect(await change(account, 'wishes', { add })).toEqual([gone.slug, listed])
  await shop.send('deleteProduct', { params: { id: gone.id } }, owner)
  expect(await change(account, 'wishes', { add: [gone.slug] })).toEqual([listed])
})
