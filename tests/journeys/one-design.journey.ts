import type { Page } from '@playwright/test'
import type { Design } from '#domain/catalogue/designs/design.ts'
import { type BackOffice, expect, expectAccessible, paths, test } from './support/journey.ts'

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
