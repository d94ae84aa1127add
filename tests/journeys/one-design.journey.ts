import type { Page } from '@playwright/test'
import type { Design } from '#domain/catalogue/designs/design.ts'
import { leaveOnDevice } from './support/device.ts'
import { type BackOffice, expect, expectAccessible, paths, test } from './support/journey.ts'
import { watchShifts } from './support/shifts.ts'

const choice = (page: Page) => page.getByRole('dialog', { name: 'Which phone is it for?' })
const button = (page: Page) => page.getByRole('button', { name: 'Select Model First' })

/** A case with a motif that no sample has on this type. */
function newCase(
  backOffice: BackOffice,
  name: string,
  options: { readonly motif: string; readonly brand?: string; readonly models: readonly string[] },
) {
  const { motif, ...others } = options
  const design: Design = { look: 'plain-back', colour: null, motif, artwork: null, seed: name }
  return backOffice.newProduct(name, { ...others, caseType: 'Graphical', design })
}

test('another phone opens the same design for it, with the model set (rule: one-design)', async ({
  shopper,
  backOffice,
  page,
}) => {
  const motif = 'cherry'
  const iphone = await newCase(backOffice, 'Cherry Dream', { motif, models: ['iPhone 15 Pro'] })
  const models = ['Galaxy A15']
  await newCase(backOffice, 'Cherry Galaxy', { motif, brand: 'samsung', models })
  await shopper.visit(paths.product(iphone.slug))
  await expect(page.getByText('For iPhone · also Samsung Galaxy')).toBeVisible()
  await button(page).click({ force: true })
  await choice(page).getByLabel('Search all models').fill('samsung a15')
  await expectAccessible(page)
  await choice(page).getByRole('button', { name: 'Galaxy A15' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cherry Galaxy' })).toBeVisible()
  await expect(page).toHaveURL(/model=Galaxy/)
  await expect(page.getByLabel(/^Phone model/)).toHaveValue('Galaxy A15')
  await expect(choice(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  await shopper.seesToast('Added to cart!')
})

test('a phone that the design isn’t made for gets the nearest cases, and a message to ask for it', async ({
  shopper,
  backOffice,
  page,
}) => {
  const models = ['iPhone 15 Pro']
  const iphone = await newCase(backOffice, 'Strawberry Field', { motif: 'strawberry', models })
  await shopper.visit(paths.product(iphone.slug))
  await button(page).click({ force: true })
  await choice(page).getByLabel('Search all models').fill('spark 20c')
  await choice(page)
    .getByRole('button', { name: /Spark 20C$/ })
    .click()
  const answer = choice(page).getByRole('status').filter({ hasText: 'Not made for' })
  await expect(answer).toContainText('Spark 20C yet')
  await expect(answer.getByRole('listitem')).toHaveCount(4)
  await expect(answer.getByRole('link', { name: /^Message/ })).toBeVisible()
  await expectAccessible(page)
  await answer.getByRole('listitem').first().getByRole('link').first().click()
  await expect(page).toHaveURL(/model=/)
  await expect(page.getByLabel(/^Phone model/)).toHaveValue(/Spark 20C$/)
})

test('the phone of a cart line is changed in its line, to another brand too (rule: moved-lines)', async ({
  shopper,
  backOffice,
  page,
}) => {
  const motif = 'kitten'
  const iphone = await newCase(backOffice, 'Sleepy One', { motif, models: ['iPhone 15 Pro'] })
  const models = ['Galaxy A15']
  await newCase(backOffice, 'Sleepy Galaxy', { motif, brand: 'samsung', models })
  await shopper.hasInCart(iphone, 'iPhone 15 Pro', 2)
  await shopper.visit(paths.cart())
  const line = page.getByRole('list', { name: 'Items in your cart' }).getByRole('listitem')
  await line.getByRole('button', { name: /^Change the phone/ }).click()
  await choice(page).getByLabel('Search all models').fill('a15')
  await choice(page).getByRole('button', { name: 'Galaxy A15' }).click()
  await expect(line).toHaveCount(1)
  await expect(line).toContainText('Galaxy A15')
  await expect(line.getByRole('link', { name: 'Sleepy Galaxy' })).toBeFocused()
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
  await expectAccessible(page)
})

const a15 = { 'khol.myPhone': JSON.stringify({ brand: 'samsung', model: 'Galaxy A15' }) }

test('a list shows a design once, on the known phone and those for it first (rule: one-design)', async ({
  shopper,
  backOffice,
  page,
}) => {
  const iphone = { motif: 'lace', models: ['iPhone 15 Pro'] }
  await newCase(backOffice, 'Kohsar One', iphone)
  await newCase(backOffice, 'Kohsar Galaxy', {
    ...iphone,
    brand: 'samsung',
    models: ['Galaxy A15'],
  })
  await newCase(backOffice, 'Kohsar Moon', { motif: 'chess', models: ['iPhone 15 Pro'] })
  const cards = page.getByRole('region', { name: 'Products' }).getByRole('listitem')
  const names = cards.getByRole('heading')
  await shopper.visit(`${paths.products()}?q=kohsar`)
  await expect(names).toHaveCount(2)
  await expect(page.getByText('Showing 2 of 2 products')).toBeVisible()

  await leaveOnDevice(page, a15)
  const shifts = await watchShifts(page)
  await shopper.visit(paths.products())
  await expect(cards.first()).toContainText('Galaxy A15')
  expect(await shifts.unasked()).toBeLessThan(0.02)
  await shopper.visit(`${paths.products()}?q=kohsar`)
  await expect(names).toHaveText(['Kohsar Galaxy', 'Kohsar Moon'])
  await expect(page.getByText('· 1 of 2')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Only these' }).click()
  await expect(names).toHaveText(['Kohsar Galaxy'])
  await expect(page.getByText('· 1 of 2')).toBeVisible()
  await page.getByRole('link', { name: 'Show all 2' }).click()
  await expect(names).toHaveText(['Kohsar Galaxy', 'Kohsar Moon'])

  // A wish for one phone is shown on the phone that is known, and stays the same wish.
  await page.evaluate(() => localStorage.removeItem('khol.myPhone'))
  await shopper.visit(`${paths.products()}?q=kohsar+one`)
  const heart = (name: string) => page.getByRole('button', { name: `Save ${name} to wish list` })
  await heart('Kohsar One').click()
  await leaveOnDevice(page, a15)
  await shopper.visit(paths.wishlist())
  await expect(page.getByText('· 1 of 1')).toBeVisible()
  await expect(heart('Kohsar Galaxy')).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('1 case', { exact: true })).toBeVisible()
  await expectAccessible(page)
})

test('the page of a case for another brand leads to its design for the known phone, in both languages', async ({
  shopper,
  backOffice,
  page,
}) => {
  const iphone = { motif: 'butterfly', models: ['iPhone 15 Pro'] }
  const one = await newCase(backOffice, 'Titli One', iphone)
  await newCase(backOffice, 'Titli Galaxy', { ...iphone, brand: 'samsung', models: ['Galaxy A15'] })
  const alone = await newCase(backOffice, 'Chaand', { motif: 'markhor', models: ['iPhone 15 Pro'] })
  await leaveOnDevice(page, a15)
  await shopper.visit(paths.product(one.slug))
  await expect(page.getByText('Made for iPhone.')).toBeInViewport()
  const other = page.getByRole('link', { name: 'For your Galaxy A15', exact: true })
  await expect(other).toBeInViewport()
  await other.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Titli Galaxy' })).toBeVisible()
  await expect(page.getByLabel(/^Phone model/)).toHaveValue('Galaxy A15')
  await expect(page.getByRole('button', { name: 'For your Galaxy A15' })).toBeInViewport()

  await shopper.visit(paths.product(alone.slug))
  await page.getByRole('button', { name: 'Not made for your Galaxy A15 yet' }).click()
  const answer = choice(page).getByRole('status').filter({ hasText: 'Not made for' })
  await expect(answer.getByRole('listitem')).toHaveCount(4)
  await expectAccessible(page)

  await shopper.visit(`/ur${paths.product(one.slug)}`)
  await expect(page.getByText('یہ کیس iPhone کے لیے ہے۔')).toBeInViewport()
  await page.getByRole('link', { name: 'آپ کے Galaxy A15 کے لیے', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Titli Galaxy' })).toBeVisible()
})

test('an order is ordered again for another phone (rule: order-again)', async ({
  shopper,
  backOffice,
  page,
}) => {
  const iphone = { motif: 'cassette', models: ['iPhone 15 Pro'] }
  const one = await newCase(backOffice, 'Panda One', iphone)
  await newCase(backOffice, 'Panda Galaxy', { ...iphone, brand: 'samsung', models: ['Galaxy A15'] })
  await shopper.isAtCheckoutWith(one)
  await shopper.fillIn()
  await shopper.placeOrder()
  await page.evaluate((kept) => localStorage.setItem('khol.myPhone', kept), a15['khol.myPhone'])
  await page.reload()
  await page.getByRole('button', { name: /^Order Again/ }).click()
  await page.getByRole('button', { name: /^Change the phone of Panda One/ }).click()
  await choice(page).getByRole('button', { name: 'For your Galaxy A15' }).click()
  await expect(page.getByText('Panda Galaxy', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'View Cart' }).click()
  const line = page.getByRole('list', { name: 'Items in your cart' }).getByRole('listitem')
  await expect(line).toContainText('Galaxy A15')
})
