import { beforeEach, expect, test } from 'vitest'
import { fakeDrawer, openDrawnShop } from '#testing/drawn-shop.ts'
import { orderBody, placedOrder } from '#testing/orders.ts'
import { newProduct } from '#testing/products.ts'
import { anonymous, newGuest, type Visitor } from '#testing/shop.ts'

const caseType = 'Name Customization'
const deviceModels = ['iPhone 13', 'iPhone 15']
const design = { look: 'signature', colour: null, motif: null, artwork: null, seed: 'a name' }
const NAMED = /^\/drawn\/named-[0-9a-f]+$/

const drawer = fakeDrawer()
const shop = await openDrawnShop({ drawer })
beforeEach(() => {
  drawer.orders.length = 0
})

const nameCase = () => newProduct(shop, { caseType, deviceModels, design })

async function cartWith(customName: string) {
  const product = await nameCase()
  const body = { productId: product.id, quantity: 1, selectedModel: 'iPhone 15', customName }
  const { body: cart } = await shop.send('addToCart', { body }, newGuest())
  return { product, image: cart.items[0]?.product.image[0] ?? '' }
}

test('a cart shows the line’s case with its name, under an opaque address (rule: name-on-the-case)', async () => {
  const { image } = await cartWith('Zoya Khan')
  expect(image).toMatch(NAMED)
  const answer = await shop.sendRaw(`${image}-480.webp`)
  expect(answer.status).toBe(200)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'private, max-age=31536000, immutable',
  })
  expect(drawer.orders).toMatchObject([
    { name: 'Zoya Khan', model: 'iPhone 15', view: 'front', width: 480, format: 'webp' },
  ])
  expect(await shop.store.has(image.slice('/drawn/'.length))).toBe(false)

  // The picture is drawn once, also for the address without a width.
  await shop.sendRaw(`${image}-480.webp`)
  expect(drawer.orders).toHaveLength(1)
  expect((await shop.sendRaw(image)).status).toBe(200)
})

test('a line without a name has the blank picture, without a sample name', async () => {
  const { product, image } = await cartWith('')
  expect(image).toContain(`/drawn/${product.slug}--iphone-15--blank-`)
})

test('an order shows the name to its customer, and the plain picture to others', async () => {
  const product = await nameCase()
  const guest = newGuest()
  const line = { product: product.id, qty: 1, selectedModel: 'iPhone 13', customName: 'Zoya Khan' }
  const placed = await placedOrder(shop, orderBody(product, { orderItems: [line] }), guest)
  const seen = async (visitor: Visitor) =>
    (await shop.send('getOrder', { params: { id: placed._id } }, visitor)).body.orderItems[0]
  const own = await seen(guest)
  expect(own).toMatchObject({ customName: 'Zoya Khan', image: expect.stringMatching(NAMED) })
  expect((await shop.sendRaw(`${own?.image}-320.avif`)).status).toBe(200)
  expect(drawer.orders).toMatchObject([{ name: 'Zoya Khan', model: 'iPhone 13' }])
  const stranger = await seen(anonymous)
  expect(stranger).toMatchObject({ customName: '•••', image: expect.not.stringMatching(NAMED) })
})

test.each(['named-00', `named-${'ab'.repeat(60)}`, `named-${'ab'.repeat(60)}-320.webp`])(
  'an address with an invalid token, %s, is not found',
  async (file) => {
    expect((await shop.sendRaw(`/drawn/${file}`)).status).toBe(404)
    expect(drawer.orders).toEqual([])
  },
)
