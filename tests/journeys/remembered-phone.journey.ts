import type { APIRequestContext, Page } from '@playwright/test'
import { leaveOnDevice } from './support/device.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  paths,
  type Shopper,
  test,
} from './support/journey.ts'
import { ListingPage } from './support/listing-page.ts'
import { watchShifts } from './support/shifts.ts'

/** Button of the home page that opens the dialog of phones; its name is the known phone. */
const phoneButton = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: /^(Find your phone|Shopping for)/ })

/** Chooses this device's phone on the home page, and waits for the page of its cases. */
async function choosePhone(page: Page, brand: string, model: string): Promise<void> {
  await phoneButton(page).click()
  const dialog = page.getByRole('dialog', { name: 'Find your phone' })
  const brands = dialog.getByRole('button', { name: 'All brands' })
  const row = dialog.getByRole('button', { name: new RegExp(`^${brand}`) })
  await expect(dialog.getByLabel('Search all models')).toBeVisible()
  if (await brands.isVisible()) await brands.click()
  await row.click()
  await dialog.getByRole('button', { name: model, exact: true }).click()
  await expect(page).toHaveURL(/[?]model=/)
}

const MODEL = 'Galaxy S24 Ultra'
const ONE_MODEL = `${paths.brand('samsung')}?model=Galaxy+S24+Ultra`

/** Chooses a phone through the dialog, as on a first visit. */
async function shopsFor({ page }: Shopper, brand: string, model: string): Promise<void> {
  await page.goto(paths.home())
  await page.waitForFunction(() => document.documentElement.dataset.ready === 'true')
  await choosePhone(page, brand, model)
  await expect(page.getByText(/^Showing \d+ of/)).toBeVisible()
}

/** Stores a phone as chosen on an earlier visit. */
async function hasPhone({ page }: Shopper, brand = 'samsung', model = MODEL): Promise<void> {
  await leaveOnDevice(page, { 'khol.myPhone': JSON.stringify({ brand, model }) })
}

/** Opens the menu of the bar, which names the phone. */
async function opensPhoneMenu(page: Page, model = MODEL): Promise<void> {
  const bar = page.getByRole('navigation', { name: 'Main' })
  await bar.getByRole('button', { name: 'Menu' }).click()
  await expect(bar.getByRole('paragraph')).toHaveText(`Shopping for ${model}`)
}

/** Link of a list of the phone's cases alone to all. */
const widenerOf = (page: Page) => page.getByRole('link', { name: /^Show all \d+$/ })

/** Link of a list of all cases to those for the phone. */
const offerOf = (page: Page) => page.getByRole('link', { name: 'Only these' })

/** First line of a list: the phone, with a press that changes it. */
const lineOf = (page: Page, model = MODEL) =>
  page.getByRole('button', { name: `For your ${model}` })

/** Number of products of a brand; no other journey adds any to the brands used here. */
async function countOf(request: APIRequestContext, brand: string): Promise<number> {
  const answer = await request.get(
    `/api/products?keyword=${encodeURIComponent(brand)}&group=family`,
  )
  return (await answer.json()).total
}

/** Expects a listing of all products of a brand, with the phone as an offered filter. */
async function showsAllOf(page: Page, total: number): Promise<void> {
  await expect(page.getByText(/^Showing \d+ of/)).toHaveText(`Showing 12 of ${total} products`)
  await expect(offerOf(page)).toBeVisible()
  await narrowsNothing(page)
}

/** Expects a listing of more products than one brand has: other journeys add products meanwhile. */
async function showsWholeShop(page: Page, ofOneBrand: number): Promise<void> {
  const shown = page.getByText(/^Showing 12 of \d+ products$/)
  await expect
    .poll(async () => Number(/of (\d+)/.exec((await shown.textContent()) ?? '')?.[1]))
    .toBeGreaterThan(ofOneBrand)
  await expect(lineOf(page)).toBeVisible()
  await narrowsNothing(page)
}

async function narrowsNothing(page: Page): Promise<void> {
  await expect(page.getByRole('list', { name: 'Active filters' })).toHaveCount(0)
}

/** Follows a choice of a filter, and closes the sheet of a small screen. */
async function chooses(page: Page, filter: string, choice: string): Promise<void> {
  const listing = new ListingPage(page)
  await listing.chooses(filter, choice)
  await listing.closes()
}

test('a remembered phone is exchanged, and forgotten', async ({ shopper, page }) => {
  await hasPhone(shopper)
  await shopper.visit(paths.products())
  const count = page.getByText(/^· \d+ of \d+$/)
  const all = await count.textContent()
  await page.getByRole('link', { name: 'Only these' }).click()
  await expect(page).toHaveURL(/products[?]model=Galaxy[+]S24[+]Ultra$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${MODEL} cases`)
  // The designs are counted as before; another phone takes the place of this one.
  await expect(count).toHaveText(all ?? '')
  await lineOf(page).click()
  const dialog = page.getByRole('dialog', { name: 'Find your phone' })
  await dialog.getByLabel('Search all models').fill('galaxy s23')
  await dialog.getByRole('button', { name: 'Galaxy S23', exact: true }).click()
  await expect(page).toHaveURL(/products[?]model=Galaxy[+]S23$/)
  await lineOf(page, 'Galaxy S23').click()
  await dialog.getByRole('button', { name: 'All phones' }).click()
  await expect(page).toHaveURL(paths.products())
  await expect(lineOf(page, 'Galaxy S23')).toHaveCount(0)

  await hasPhone(shopper)
  await shopper.visit(paths.products())
  await opensPhoneMenu(page)
  await page.getByRole('button', { name: 'Remove it' }).click()
  await expect(widenerOf(page)).toHaveCount(0)
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true)
  await expect(page.getByText(`Shopping for ${MODEL}`)).toHaveCount(0)
  await shopper.visit(paths.brand('samsung'))
  await expect(offerOf(page)).toHaveCount(0)
  await shopper.visit(paths.home())
  await expect(phoneButton(page)).toHaveText('Find your phone')
})

test('a listing filtered by the phone says so, links to all, and is offered again', async ({
  shopper,
  page,
  request,
}) => {
  const ofBrand = await countOf(request, 'Samsung Galaxy')
  await shopsFor(shopper, 'Samsung Galaxy', MODEL)
  await expect(widenerOf(page)).toBeVisible()
  await expectAccessible(page)

  // Content from storage appears after the page, without layout shifts.
  const shifts = await watchShifts(page)
  await page.reload()
  await expect(widenerOf(page)).toContainText(`Show all ${ofBrand}`)
  // A late font stretches words by a point; an inserted line would move all content below.
  expect(await shifts.largest()).toBeLessThan(0.01)
  await widenerOf(page).click()
  await expect(page).toHaveURL(paths.brand('samsung'))
  await showsAllOf(page, ofBrand)
  await expectAccessible(page, 'main')
  await expectNoSidewaysScroll(page)

  await offerOf(page).click()
  await expect(page).toHaveURL(ONE_MODEL)
  await expect(page.getByRole('button', { name: `Remove filter: ${MODEL}` })).toBeVisible()
  await expect(offerOf(page)).toHaveCount(0)
  await page.goBack()
  await showsAllOf(page, ofBrand)
  await page.getByRole('link', { name: 'Page 2' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(page.getByText(/^Showing \d+ of/)).toContainText(`of ${ofBrand} products`)

  for (const elsewhere of [paths.brand('vivo'), `${paths.brand('samsung')}?type=Silicon`]) {
    await shopper.visit(elsewhere)
    await expect(page.getByText(/^Showing \d+ of/)).toBeVisible()
    await expect(offerOf(page)).toHaveCount(0)
    await expect(page).toHaveURL(elsewhere)
  }
})

test('a phone chosen in a filter is remembered and named in the bar', async ({ shopper, page }) => {
  await shopper.visit(paths.brand('vivo'))
  await expect(page.getByText(/^Shopping for/)).toHaveCount(0)
  // A hydrated filter responds to input: typed text hides other models.
  const models = await new ListingPage(page).opens('Device Model')
  await page.getByLabel('Search in Device Model').fill('Vivo Y21')
  await expect(models.getByRole('link', { name: /^Vivo V70 \d/ })).toHaveCount(0)
  await chooses(page, 'Device Model', 'Vivo Y21')
  await expect(lineOf(page, 'Vivo Y21')).toBeVisible()

  await shopper.visit(paths.cart())
  await opensPhoneMenu(page, 'Vivo Y21')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Show its cases' }).click()
  await expect(page).toHaveURL(`${paths.brand('vivo')}?model=Vivo+Y21`)
  await expect(page.getByRole('link', { name: 'Show its cases' })).toBeHidden()

  await opensPhoneMenu(page, 'Vivo Y21')
  await page.getByRole('link', { name: 'Choose another' }).click()
  await expect(phoneButton(page)).toContainText('Vivo Y21')
  await choosePhone(page, 'Vivo', 'Vivo Y33s')
  await expect(lineOf(page, 'Vivo Y33s')).toBeVisible()
})

/** The specification: “Collapsible filters Device Model and Case Type”, on the whole catalogue too. */
test('all cases are filtered by the models of the phone’s brand, once a phone is known (rules: my-phone, whole-catalogue-page)', async ({
  shopper,
  page,
  listing,
}) => {
  const models = listing.summary('Device Model')
  const opensSheet = async () => {
    await listing.opener.click()
    await expect(listing.summary('Case Type')).toBeVisible()
  }
  await shopper.visit(paths.products())
  await opensSheet()
  await expect(models).toBeHidden()

  await hasPhone(shopper)
  const shifts = await watchShifts(page)
  await shopper.visit(`${paths.products()}?type=Silicon`)
  await opensSheet()
  await expect(models).toBeVisible()
  // The remembered phone moves none of the filters.
  await listing.summary('Case Type').hover()
  await expect(page.locator('[data-unhydrated]')).toHaveCount(0)
  expect(await shifts.unasked()).toBeLessThan(0.01)

  const count = await listing.chooses('Device Model', 'Galaxy S23 Ultra')
  await listing.closes()
  await expect(page).toHaveURL(/products[?]model=Galaxy[+]S23[+]Ultra&type=Silicon$/)
  await expect(listing.count).toContainText(`of ${count} products`)
  await expect(page.getByRole('list', { name: 'Active filters' })).toContainText('Galaxy S23 Ultra')
  await expectAccessible(page)
  // The picked model is the remembered one from now on.
  await expect(lineOf(page, 'Galaxy S23 Ultra')).toBeVisible()

  await listing.chooses('Device Model', 'All Models')
  await listing.closes()
  await expect(page).toHaveURL(`${paths.products()}?type=Silicon`)
  await listing.opens('Device Model')
  await expect(page.getByLabel('Search in Device Model')).toBeVisible()
})

test('‘All’ of a filter, links to brands and searches show all cases', async ({
  shopper,
  page,
  request,
}) => {
  const main = page.getByRole('main')
  const ofBrand = await countOf(request, 'Samsung Galaxy')
  await hasPhone(shopper)
  await shopper.visit(ONE_MODEL)
  await chooses(page, 'Device Model', 'All Models')
  await expect(page).toHaveURL(paths.brand('samsung'))
  await showsAllOf(page, ofBrand)

  await shopper.visit(`${paths.products()}?brand=samsung`)
  await chooses(page, 'Brand', 'All Brands')
  await expect(page).toHaveURL(paths.products())
  await showsWholeShop(page, ofBrand)

  await shopper.visit(ONE_MODEL)
  await page.getByRole('button', { name: 'Clear All' }).click()
  await showsAllOf(page, ofBrand)
  await page.reload()
  await showsAllOf(page, ofBrand)
  await page.getByRole('contentinfo').getByRole('link', { name: 'All brands' }).click()
  await expect(page).toHaveURL(paths.products())
  await showsWholeShop(page, ofBrand)

  await main.getByLabel('Search all cases').fill('truck')
  await main.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('truck')
  await expect(page).toHaveURL(`${paths.products()}?q=truck`)
  await expect(lineOf(page)).toBeVisible()
  await narrowsNothing(page)
})

test('the dialog of phones lists, searches, and leads to a brand', async ({
  shopper,
  page,
  request,
}) => {
  await hasPhone(shopper)
  await shopper.visit(paths.home())
  const main = page.getByRole('main')
  await phoneButton(page).click()
  const dialog = page.getByRole('dialog', { name: 'Find your phone' })
  await expect(dialog.getByRole('button', { name: MODEL, exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await dialog.getByLabel('Search all models').fill('iphone 13')
  await expect(dialog.getByRole('button', { name: 'iPhone 13', exact: true })).toBeVisible()
  await expect(dialog.getByRole('button', { name: MODEL, exact: true })).toHaveCount(0)
  await dialog.getByLabel('Search all models').fill('nokia 3310')
  await expect(dialog.getByText('There is no model “nokia 3310”.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Search all models').fill('')
  const ofBrand = await countOf(request, 'Samsung Galaxy')
  await dialog.getByRole('button', { name: 'All Samsung Galaxy cases' }).click()
  await expect(page).toHaveURL(paths.brand('samsung'))
  await showsAllOf(page, ofBrand)
  await page.goBack()
  await main.getByRole('link', { name: /^Samsung Galaxy/ }).click()
  await expect(page).toHaveURL(paths.brand('samsung'))
  await showsAllOf(page, ofBrand)
})

test('a compatible case preselects the remembered phone', async ({ shopper, product, page }) => {
  const [model = '', other = ''] = product.models
  await hasPhone(shopper, 'iphone', model)
  await shopper.visit(paths.product(product.slug))
  const select = page.getByLabel('Phone model')
  await expect(page.getByLabel('Phone model · your phone')).toHaveValue(model)
  await expect(page.getByRole('button', { name: 'Add to Cart' }).first()).toBeEnabled()
  await select.selectOption(other)
  await expect(page.getByLabel('Phone model · your phone')).toHaveCount(0)
  await expect(select).toHaveValue(other)
})
