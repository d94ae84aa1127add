import type { Page } from '@playwright/test'
import type { Design } from '#domain/catalogue/designs/design.ts'
import { addressIn } from '#domain/languages.ts'
import { sentencesIn } from '#messages'
import { leaveOnDevice } from './support/device.ts'
import { type BackOffice, expect, expectAccessible, paths, test } from './support/journey.ts'
import { watchShifts } from './support/shifts.ts'

const choice = (page: Page) => page.getByRole('dialog', { name: 'Which phone is it for?' })
const button = (page: Page) => page.getByRole('button', { name: 'Select Model First' })

/**
 * A case with a motif that no sample has on this type, for a brand whose products no other journey
 * counts.
 */
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
  const models = ['Infinix Hot 40i']
  await newCase(backOffice, 'Cherry Infinix', { motif, brand: 'infinix', models })
  await shopper.visit(paths.product(iphone.slug))
  await expect(page.getByText('For iPhone · also Infinix')).toBeVisible()
  await button(page).click({ force: true })
  await choice(page).getByLabel('Search all models').fill('infinix hot 40i')
  await expectAccessible(page)
  await choice(page).getByRole('button', { name: 'Infinix Hot 40i' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cherry Infinix' })).toBeVisible()
  await expect(page).toHaveURL(/model=Infinix/)
  await expect(page.getByLabel(/^Phone model/)).toHaveValue('Infinix Hot 40i')
  await expect(choice(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  await shopper.seesToast('Added to cart!')
})

test('a phone that the design isn’t made for gets the nearest cases, and a message to ask for it, in both languages', async ({
  shopper,
  backOffice,
  page,
}) => {
  const models = ['iPhone 15 Pro']
  const iphone = await newCase(backOffice, 'Strawberry Field', { motif: 'strawberry', models })
  await shopper.visit(paths.product(iphone.slug))
  await button(page).click({ force: true })
  await choice(page).getByLabel('Search all models').fill('airpods pro')
  const cases = choice(page).getByRole('link', { name: 'All Airpods cases' })
  await expect(cases).toHaveAttribute('href', paths.brand('airpods'))
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

  const { modelDialogs, product } = sentencesIn('ur')
  await shopper.visit(addressIn('ur', paths.product(iphone.slug)))
  await page.getByRole('button', { name: product.selectModelFirst }).first().click({ force: true })
  const dialog = page.getByRole('dialog', { name: modelDialogs.whichPhone })
  await dialog.getByLabel(modelDialogs.searchAllModels).fill('spark 20c')
  await dialog.getByRole('button', { name: /Spark 20C$/ }).click()
  const inUrdu = dialog.getByRole('status').filter({ hasText: 'کے لیے ابھی نہیں بنا' })
  await expect(inUrdu.getByRole('listitem')).toHaveCount(4)
  await expect(inUrdu).toContainText(modelDialogs.askToMake)
  await expect(inUrdu.getByRole('link').last()).toBeVisible()
  await expectAccessible(page)
})

test('the phone of a cart line is changed in its line, to another brand too (rule: moved-lines)', async ({
  shopper,
  backOffice,
  page,
}) => {
  const motif = 'kitten'
  const iphone = await newCase(backOffice, 'Sleepy One', { motif, models: ['iPhone 15 Pro'] })
  const models = ['Infinix Hot 40i']
  await newCase(backOffice, 'Sleepy Infinix', { motif, brand: 'infinix', models })
  await shopper.hasInCart(iphone, 'iPhone 15 Pro', 2)
  await shopper.visit(paths.cart())
  const line = page.getByRole('list', { name: 'Items in your cart' }).getByRole('listitem')
  await line.getByRole('button', { name: /^Change the phone/ }).click()
  await choice(page).getByLabel('Search all models').fill('hot 40i')
  await choice(page).getByRole('button', { name: 'Infinix Hot 40i' }).click()
  await expect(line).toHaveCount(1)
  await expect(line).toContainText('Infinix Hot 40i')
  await expect(line.getByRole('link', { name: 'Sleepy Infinix' })).toBeFocused()
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
  await expectAccessible(page)
})

const known = { 'khol.myPhone': JSON.stringify({ brand: 'infinix', model: 'Infinix Hot 40i' }) }

test('a list shows a design once, on the known phone and those for it first (rule: one-design)', async ({
  shopper,
  backOffice,
  page,
}) => {
  const iphone = { motif: 'lace', models: ['iPhone 15 Pro'] }
  await newCase(backOffice, 'Kohsar One', iphone)
  await newCase(backOffice, 'Kohsar Infinix', {
    ...iphone,
    brand: 'infinix',
    models: ['Infinix Hot 40i'],
  })
  await newCase(backOffice, 'Kohsar Moon', { motif: 'pink-bow', models: ['iPhone 15 Pro'] })
  const cards = page.getByRole('region', { name: 'Products' }).getByRole('listitem')
  const names = cards.getByRole('heading')
  await shopper.visit(`${paths.products()}?q=kohsar`)
  await expect(names).toHaveCount(2)
  await expect(page.getByText('Showing 2 of 2 products')).toBeVisible()

  await leaveOnDevice(page, known)
  const shifts = await watchShifts(page)
  await shopper.visit(paths.products())
  await expect(cards.first()).toContainText('Infinix Hot 40i')
  expect(await shifts.unasked()).toBeLessThan(0.02)
  await shopper.visit(`${paths.products()}?q=kohsar`)
  await expect(names).toHaveText(['Kohsar Infinix', 'Kohsar Moon'])
  await expect(page.getByText('· 1 of 2')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Only these' }).click()
  await expect(names).toHaveText(['Kohsar Infinix'])
  await expect(page.getByText('· 1 of 2')).toBeVisible()
  await page.getByRole('link', { name: 'Show all 2' }).click()
  await expect(names).toHaveText(['Kohsar Infinix', 'Kohsar Moon'])
  await shopper.visit(addressIn('ur', `${paths.products()}?q=kohsar`))
  await expect(page.locator('#product-cards h2')).toHaveText(['Kohsar Infinix', 'Kohsar Moon'])
  await expect(page.getByText('· \u20682\u2069 میں سے \u20681\u2069')).toBeVisible()

  // A wish for one phone is shown on the phone that is known, and stays the same wish.
  await page.evaluate(() => localStorage.removeItem('khol.myPhone'))
  await shopper.visit(`${paths.products()}?q=kohsar+one`)
  const heart = (name: string) => page.getByRole('button', { name: `Save ${name} to wish list` })
  await heart('Kohsar One').click()
  await leaveOnDevice(page, known)
  await shopper.visit(paths.wishlist())
  await expect(page.getByText('· 1 of 1')).toBeVisible()
  await expect(heart('Kohsar Infinix')).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('1 case', { exact: true })).toBeVisible()
  await expectAccessible(page)
})

/** A name as an Urdu sentence has it: isolated, since it is written from left to right. */
const isolated = (name: string) => `\u2068${name}\u2069`

test('the page of a case for another brand leads to its design for the known phone, in both languages', async ({
  shopper,
  backOffice,
  page,
}) => {
  const iphone = { motif: 'butterfly', models: ['iPhone 15 Pro'] }
  const one = await newCase(backOffice, 'Titli One', iphone)
  await newCase(backOffice, 'Titli Infinix', {
    ...iphone,
    brand: 'infinix',
    models: ['Infinix Hot 40i'],
  })
  const alone = await newCase(backOffice, 'Chaand', {
    motif: 'daisy-doodle',
    models: ['iPhone 15 Pro'],
  })
  await leaveOnDevice(page, known)
  await shopper.visit(paths.product(one.slug))
  await expect(page.getByText('Made for iPhone.')).toBeInViewport()
  const other = page.getByRole('link', { name: 'For your Infinix Hot 40i', exact: true })
  await expect(other).toBeInViewport()
  await other.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Titli Infinix' })).toBeVisible()
  await expect(page.getByLabel(/^Phone model/)).toHaveValue('Infinix Hot 40i')
  await expect(page.getByRole('button', { name: 'For your Infinix Hot 40i' })).toBeInViewport()

  await shopper.visit(paths.product(alone.slug))
  await page.getByRole('button', { name: 'Not made for your Infinix Hot 40i yet' }).click()
  const answer = choice(page).getByRole('status').filter({ hasText: 'Not made for' })
  await expect(answer.getByRole('listitem')).toHaveCount(4)
  await expectAccessible(page)

  await shopper.visit(`/ur${paths.product(one.slug)}`)
  await expect(page.getByText(`یہ کیس ${isolated('iPhone')} کے لیے ہے۔`)).toBeInViewport()
  const own = `آپ کے ${isolated('Infinix Hot 40i')} کے لیے`
  await page.getByRole('link', { name: own, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Titli Infinix' })).toBeVisible()
})

test('an order is ordered again for another phone (rule: order-again)', async ({
  shopper,
  backOffice,
  page,
}) => {
  const iphone = { motif: 'gajra', models: ['iPhone 15 Pro'] }
  const one = await newCase(backOffice, 'Panda One', iphone)
  await newCase(backOffice, 'Panda Infinix', {
    ...iphone,
    brand: 'infinix',
    models: ['Infinix Hot 40i'],
  })
  await shopper.isAtCheckoutWith(one)
  await shopper.fillIn()
  await shopper.placeOrder()
  await page.evaluate((kept) => localStorage.setItem('khol.myPhone', kept), known['khol.myPhone'])
  await page.reload()
  await page.getByText('More', { exact: true }).click()
  await page.getByRole('button', { name: /^Order Again/ }).click()
  await page.getByRole('button', { name: /^Change the phone of Panda One/ }).click()
  await choice(page).getByRole('button', { name: 'For your Infinix Hot 40i' }).click()
  await expect(page.getByText('Panda Infinix', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'View Cart' }).click()
  const line = page.getByRole('list', { name: 'Items in your cart' }).getByRole('listitem')
  await expect(line).toContainText('Infinix Hot 40i')
})
