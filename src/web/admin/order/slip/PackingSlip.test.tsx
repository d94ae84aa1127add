import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { shopFacts } from '#config'
import type { Order } from '#domain/contract/orders.ts'
import type { Logo } from '#domain/settings/logo.ts'
import { ShopProvider } from '#web/frame/shop-context.ts'
import { PackingSlip } from './PackingSlip.tsx'

const order = {
  _id: '6f1c2a34-0000-4000-8000-00007728950e',
  access: 'full',
  version: 1,
  createdAt: '2026-11-20T10:00:00.000Z',
  orderStatus: 'Processing',
  paymentMethod: 'COD',
  isPaid: false,
  isDelivered: false,
  orderItems: [],
  guestInfo: { name: 'Zainab', email: 'z@example.com', phone: '+923005550199' },
  shippingAddress: { address: 'House 12', city: 'Lahore', country: 'Pakistan' },
  itemsPrice: 0,
  shippingPrice: 0,
  taxPrice: 0,
  totalPrice: 0,
} as unknown as Order

const slip = (logo: Logo | null) =>
  renderToStaticMarkup(
    <ShopProvider value={{ ...shopFacts, logo }}>
      <PackingSlip order={order} hasPrices />
    </ShopProvider>,
  )
const name = `<p class="slip-shop">${shopFacts.name}</p>`
const logo = { path: '/uploads/logo-a-480x96.webp', width: 144, height: 29, showsName: false }

/** (rule: own-logo) */
test('the slip is headed by the name, by the logo that holds it, or by both', () => {
  const image = '<img src="/uploads/logo-a-480x96.png" width="144" height="29"'
  expect(slip(null)).toContain(name)
  expect(slip(null)).not.toContain('<img')
  expect(slip(logo)).toContain(`${image} alt="${shopFacts.name}"/>`)
  expect(slip(logo)).not.toContain(name)
  expect(slip({ ...logo, showsName: true })).toContain(`${image} alt=""/>${name}`)
})
