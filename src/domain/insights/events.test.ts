import { expect, test } from 'vitest'
import { eventsOfPage, newEvents } from './events.ts'

/** Events as 'name: subject'. (rule: counted-events) */
const written = (address: string) =>
  eventsOfPage(address).map(({ name, subject }) => `${name}: ${subject}`)

test.each([
  ['/', []],
  ['/products', []],
  ['/products?q=Vivo+Y29+Wallet', ['search: vivo y29 wallet']],
  ['/products?q=0300+1234567', ['search: ']],
  ['/products?q=&sort=price', []],
  ['/products?q=vivo&page=2', []],
  ['/products?q=vivo&model=Vivo+Y29', ['search: vivo', 'phone_choice: Vivo Y29']],
  ['/brand/vivo?model=Vivo+Y29', ['phone_choice: Vivo Y29']],
  ['/brand/vivo?model=Vivo+Y29&colour=black', ['phone_choice: Vivo Y29']],
  ['/brand/vivo?model=Nokia+3310', []],
  ['/brand/vivo?q=wallet', []],
  ['/collections/gifts?model=iPhone+15', ['phone_choice: iPhone 15']],
  ['/products/clear-case', ['product_view: clear-case']],
  ['/products/clear-case?model=iPhone+15', ['product_view: clear-case']],
  ['/products/%00', []],
  ['/checkout', ['checkout_view: ']],
  ['/cart', []],
  ['/orders/0b5f8a86', []],
  ['/admin/products?q=vivo', []],
  ['/products?q=%E0%A4%A', ['search: a']],
])('%s counts %j', (address, events) => {
  expect(written(address)).toEqual(events)
})

/** (rule: counted-events) */
test.each([
  ['/products?q=vivo', '', ['search: vivo']],
  ['/products?q=vivo&sort=price', '/products?q=Vivo', []],
  ['/ur/products?q=vivo&model=Vivo+Y29', '/products?q=vivo', ['phone_choice: Vivo Y29']],
  ['/brand/vivo?model=Vivo+Y29', '/products?q=vivo&model=Vivo+Y29', []],
  ['/products/clear-case', '/products', ['product_view: clear-case']],
  ['/products/clear-case?model=iPhone+15', '/products/clear-case', []],
  ['/checkout', '/cart', ['checkout_view: ']],
  ['/checkout', '/checkout', []],
])('%s after %s counts %j', (address, before, events) => {
  expect(newEvents(address, before).map(({ name, subject }) => `${name}: ${subject}`)).toEqual(
    events,
  )
})

test('an address is read up to its limit', () => {
  expect(written(`/products?junk=${'x'.repeat(3_000)}&q=vivo`)).toEqual([])
})
