import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { shopFacts } from '#config'
import type { Order } from '#domain/contract/orders.ts'
import type { Logo } from '#domain/settings/logo.ts'
import { ShopProvider } from '#web/kit/page/shop-context.ts'
import { PackingSlip, slipDensity } from './PackingSlip.tsx'

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

const slip = (logo: Logo | null, of: Partial<Order> = {}) =>
  renderToStaticMarkup(
    <ShopProvider value={{ ...shopFacts, logo }}>
      <PackingSlip order={{ ...order, ...of }} hasPrices />
    </ShopProvider>,
  )
const name = `>${shopFacts.name}</p>`
const logo = { path: '/uploads/logo-a-480x96.webp', width: 144, height: 29, showsName: false }

/** (rule: own-logo) */
test('the slip’s header has the name, a logo with the name, or both', () => {
  const image = '<img src="/uploads/logo-a-480x96.png" width="144" height="29"'
  expect(slip(null)).toContain(name)
  expect(slip(null)).not.toContain('<img')
  expect(slip(logo)).toContain(`${image} alt="${shopFacts.name}"/>`)
  expect(slip(logo)).not.toContain(name)
  expect(slip({ ...logo, showsName: true })).toMatch(new RegExp(`${image} alt=""/><p [^>]*${name}`))
})

test('the date and the amounts are in the language of the order (rule: letters-by-language)', () => {
  const english = slip(null)
  expect(english).toContain('<bdi>20 November 2026</bdi>')
  expect(english).toContain('<dt>Shipping</dt><dd>Free</dd>')
  expect(english).not.toContain('lang=')
  const urdu = slip(null, { language: 'ur' })
  expect(urdu).toContain('<bdi>20 نومبر 2026</bdi>')
  expect(urdu).toMatch(/<dl [^>]*lang="ur"><div [^>]*><dt>کیس کی قیمت<\/dt>/)
  expect(urdu).toContain('<dt>ڈیلیوری</dt><dd>مفت</dd>')
  expect(urdu).not.toContain('Shipping')
})

test.each([
  ['a transfer that has arrived', { isPaid: true, orderStatus: 'Paid' }, ['PAID', 'ادا شدہ']],
  ['cash', { totalPrice: 1150 }, ['Collect Rs. 1,150', 'رقم کوریئر کو ادا کریں۔']],
] as const)('%s is in English for the courier, and in Urdu', (_, of, [english, urdu]) => {
  expect(slip(null, { ...of, language: 'ur' })).toMatch(
    new RegExp(`${english}<span lang="ur" dir="rtl" [^>]*>${urdu}</span>`),
  )
})

test('the note about an unpaid order is in English, for the packer', () => {
  const html = slip(null, { language: 'ur', paymentMethod: 'Online_Manual' })
  expect(html).toContain('NOT PAID — do not send</p>')
})

test.each([
  [0, 1, 'roomy'],
  [0, 6, 'roomy'],
  [3, 0, 'roomy'],
  [3, 1, 'close'],
  [0, 14, 'close'],
  [7, 0, 'close'],
  [7, 1, 'columns'],
  [0, 50, 'columns'],
] as const)('%i lines with a name and %i without have the density %s', (named, plain, density) => {
  expect(slipDensity([...linesOf(named, 'Ayesha'), ...linesOf(plain)])).toBe(density)
})

function linesOf(count: number, customName = '') {
  return Array.from({ length: count }, () => ({ customName }))
}
