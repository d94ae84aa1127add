import type { Page } from '@playwright/test'
import { modelsOf } from '#domain/catalogue/models/brand-models.ts'
import { addressIn, languages } from '#domain/languages.ts'
import { productAddress } from '#domain/paths.ts'
import {
  caseLinks,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectWhollyInView,
  paths,
  test,
} from './support/journey.ts'

/** Position of the first card on a small screen, in px from the page's top. */
async function topOfCards(page: Page): Promise<number> {
  const card = page.locator('#product-cards > li:has(h2)').first()
  await expect(card).toBeVisible()
  const { y = Number.NaN } = (await card.boundingBox()) ?? {}
  return y
}

test('cards begin in the upper half of a phone’s screen', async ({ shopper, page }) => {
  const listings = {
    brand: paths.brand('samsung'),
    'model and type': `${paths.brand('samsung')}?model=Galaxy+S24+Ultra&type=Silicon`,
    'long search': `${paths.products()}?q=black+silicone+vivo+y21+under+1500&type=Silicon`,
    'search in Urdu': `/ur${paths.products()}?q=clear+case+tecno+spark+20`,
  }
  for (const [name, path] of Object.entries(listings)) {
    await shopper.visit(path)
    expect(await topOfCards(page), name).toBeLessThan(name.includes('search') ? 230 : 300)
  }
  // Chips stay in one row, which scrolls.
  const last = page.getByRole('button', { name: 'Clear All' })
  await shopper.visit(listings['model and type'])
  await last.focus()
  await expectWhollyInView(last)
  await expectNoSidewaysScroll(page)
})

test('a card is one link, and aligns with others @desktop-only', async ({
  shopper,
  backOffice,
  page,
}) => {
  const ending = crypto.randomUUID().slice(0, 8)
  const name = `Butterfly Garden Cover With a Ring Stand for iPhone 13 & 14 Pro Max ${ending}`
  const long = await backOffice.newProduct(name)
  await backOffice.newProduct(`Short ${ending}`)
  await backOffice.setPrice(long.id, 119_950)
  await shopper.visit(`${paths.products()}?q=${ending}`)
  await expect(caseLinks(page)).toHaveCount(2)

  const cards = page.getByRole('region', { name: 'Products' }).locator('li:has(h2)')
  const card = cards.filter({ hasText: name })
  await expect(card.getByRole('link')).toHaveCount(1)
  await expect(card.getByRole('link')).toHaveAccessibleName(`View Details of ${name}`)
  await expect(card.locator('s')).toContainText('Original price')
  const { width = 0, height = 1 } = (await card.locator('img').boundingBox()) ?? {}
  expect(width / height).toBeCloseTo(0.8, 1)
  await expect(card.getByText('View Details')).toBeVisible()
  await expect(card).toContainText('Rs. 1,080')
  await expect(card).toContainText('Rs. 1,199.50')
  await expect(card.getByRole('img', { name: 'No reviews yet' })).toBeVisible()
  await expect(card.getByText('(0)')).toBeVisible()
  // Cut by an ellipsis for the eye alone.
  await expect(card.getByRole('heading')).toHaveText(name)

  const tops = await cards.evaluateAll((all) =>
    all.map((one) => [...one.children].map((part) => Math.round(part.getBoundingClientRect().top))),
  )
  expect(tops[0]?.length).toBeGreaterThan(3)
  expect(tops[1]).toEqual(tops[0])
  await expectAccessible(page)

  // Any point of the card.
  await card.click({ position: { x: 20, y: 20 } })
  await expect(page).toHaveURL(paths.product(long.slug))
})

test('cards of a phone have one height, whatever their product, in both languages', async ({
  shopper,
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const language of languages) {
    await shopper.visit(addressIn(language, paths.products()))
    const cards = page.locator('#product-cards > li:has(h2)')
    await expect(cards).toHaveCount(12)
    const boxes = await cards.evaluateAll((all) =>
      all.map((one) => {
        const { width, height } = one.getBoundingClientRect()
        return `${width} × ${Math.ceil(height / 10) * 10}`
      }),
    )
    expect(new Set(boxes), language).toEqual(new Set(['158 × 320']))
  }
})

test('a colour dot changes everything on its card', async ({
  shopper,
  backOffice,
  page,
  listing,
}) => {
  const ending = crypto.randomUUID().slice(0, 8)
  const [model = '', ...others] = modelsOf('iphone')
  const rose = await backOffice.newProduct(`Rose ${ending}`, {
    caseType: 'Silicon',
    models: [model, ...others.slice(1, 9)],
  })
  const sky = await backOffice.newProduct(`Sky ${ending}`, {
    caseType: 'Transparent',
    models: [model, ...others.slice(0, 1)],
  })
  await backOffice.setPrice(sky.id, 120_000)
  await backOffice.setFamily([
    { ...rose, colour: 'pink', stars: [1] },
    { ...sky, colour: 'blue', stars: [5, 4] },
  ])
  const search = `${paths.products()}?q=${ending}&brand=iphone`
  const card = page.getByRole('region', { name: 'Products' }).locator('li:has(h2)')
  const cardOf = async (query: string) => {
    await shopper.visit(`${search}&${query}`)
    await expect(card).toHaveCount(1)
    return { words: await card.ariaSnapshot(), text: await card.innerText() }
  }
  const own = {
    [rose.name]: await cardOf('type=Silicon'),
    [sky.name]: await cardOf('type=Transparent'),
  }
  for (const name of [rose.name, sky.name]) expect(own[name]?.words).toContain(`Save ${name} to`)
  expect(own[sky.name]?.text).toContain('4.5')

  await shopper.visit(search)
  await expect(card).toHaveCount(1)
  for (const name of [sky.name, rose.name, sky.name]) {
    await card.getByRole('link', { name, exact: true }).click()
    await expect(card.getByRole('heading')).toHaveText(name)
    // The mouse on the dot shows no second view of the colour before.
    await expect(card.locator('picture')).toHaveCount(1)
    expect({ words: await card.ariaSnapshot(), text: await card.innerText() }).toEqual(own[name])
  }
  await expectAccessible(page)

  await test.step('a filter keeps the colour, for the model that it names', async () => {
    await listing.opens('Device Model')
    // Before hydration a choice is a link to another document.
    const unhydrated = page.locator('[data-unhydrated]').filter({ hasText: 'Device Model' })
    await expect(unhydrated).toHaveCount(0)
    await listing.chooses('Device Model', model)
    await listing.closes()
    await expect(card.getByRole('heading')).toHaveText(sky.name)
    await expect(card.getByRole('link', { name: `View Details of ${sky.name}` })).toHaveAttribute(
      'href',
      productAddress(sky.slug, model),
    )
    await expect(card).toContainText(`Transparent · ${model} +1 more`)
  })

  await test.step('the heart saves what it names', async () => {
    const heart = card.getByRole('button', { name: `Save ${sky.name} to wish list` })
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await shopper.visit(paths.wishlist())
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([sky.name])
  })
})

test('an empty result names its cause: words, filters, or both', async ({ shopper, page }) => {
  const filters = 'brand=vivo&type=Silicon'
  await shopper.visit(`${paths.products()}?q=qwxzv&${filters}`)
  await expect(page.getByText('There is nothing for “qwxzv” with these filters.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL(`${paths.products()}?q=qwxzv`)
  await expect(page.getByText('Nothing here for “qwxzv”. We sell cases for iPhone')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Clear filters' })).toHaveCount(0)
  await expectAccessible(page)
  await shopper.visit(`${paths.brand('vivo')}?model=Nothing+Phone`)
  await expect(page.getByText('There is nothing with these filters.')).toBeVisible()
})
