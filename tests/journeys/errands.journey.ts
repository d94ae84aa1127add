import type { Locator, Page } from '@playwright/test'
import { caseLinks, expect, paths, type Shopper, test } from './support/journey.ts'

/**
 * Maximum number of taps from an empty cart to the checkout; typing and choosing from a list don't
 * count.
 */
const MOST_TAPS = 7

/** Shopper with one goal, whose presses are counted. */
class Errand {
  readonly page: Page
  taps = 0

  constructor(page: Page) {
    this.page = page
  }

  async tap(target: Locator): Promise<void> {
    this.taps += 1
    await target.click()
  }

  /** Searches with the search field of the bar. */
  async asksFor(words: string): Promise<void> {
    const bar = this.page.getByRole('banner')
    await this.tap(bar.getByText('Search the shop').locator('xpath=..'))
    await bar.getByLabel('Search the shop').fill(words)
  }

  /** Adds the first case of the listing to the cart, for the known phone. */
  async takesTheFirstCase(): Promise<void> {
    await this.tap(caseLinks(this.page).first())
    await expect(this.page).toHaveURL(/\/products\//)
  }

  /** Adds the shown product and goes to the checkout through the link that appears. */
  async buys(shopper: Shopper): Promise<void> {
    await this.tap(this.page.getByRole('button', { name: 'Add to Cart' }).first())
    await shopper.seesToast('Added to cart!')
    await this.tap(this.page.getByRole('link', { name: 'View cart' }))
    await this.tap(
      this.page
        .getByRole('link', { name: 'Proceed to Checkout' })
        .filter({ visible: true })
        .first(),
    )
    await expect(this.page.getByLabel('Full name')).toBeVisible()
    expect(this.taps).toBeLessThanOrEqual(MOST_TAPS)
  }
}

test('a cover for a Vivo Y21 is bought within seven taps', async ({ shopper, page }) => {
  const errand = new Errand(page)
  await shopper.visit(paths.home())
  await errand.asksFor('black silicone vivo y21 under 1000')
  await page.keyboard.press('Enter')
  // A product meets the whole query, so no part is reported as missing.
  await expect(page.getByRole('main')).toContainText('Wave Grip Silicon Case')
  await expect(page.getByRole('main')).not.toContainText(/No .*for Vivo Y21/)
  await errand.takesTheFirstCase()
  const model = page.getByLabel('Phone model')
  await expect(model).toContainText('Vivo Y21')
  await model.selectOption('Vivo Y21')
  await errand.buys(shopper)
  await expect(page.getByText('Vivo Y21').first()).toBeAttached()
})

test('a pink case with a name is in the cart within six taps', async ({ shopper, page }) => {
  const errand = new Errand(page)
  await shopper.visit(paths.home())
  await errand.asksFor('name case iphone 13')
  await page.keyboard.press('Enter')
  const cards = page.getByRole('region', { name: 'Products' }).getByRole('listitem')
  const card = cards.filter({
    has: page.getByRole('list', { name: /Signature.* in other colours$/ }),
  })
  // A colour dot on the card switches its picture without leaving the listing.
  await expect(page).toHaveURL(/q=name/)
  const list = page.url()
  await errand.tap(card.getByRole('link', { name: 'Pink Signature Name Case', exact: true }))
  await expect(card.getByRole('heading')).toHaveText('Pink Signature Name Case')
  expect(page.url()).toBe(list)
  await errand.tap(card.getByRole('link', { name: /^View Details/ }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pink Signature Name Case')
  const name = page.getByLabel('Your name on it')
  await errand.tap(name)
  await name.fill('Ayesha')
  // A colour dot on the page leads to the other colour and back; document and name stay.
  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }))
  const dots = page.getByRole('navigation', { name: 'Colours' })
  await noteAnimations(page)
  await dots.getByRole('link', { name: 'Sky Signature Name Case' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sky Signature Name Case')
  await expect(page.locator('html')).not.toHaveAttribute('data-animated')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await dots.getByRole('link', { name: 'Pink Signature Name Case' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pink Signature Name Case')
  await expect(page.locator('html')).toHaveAttribute('data-animated', '180')
  expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true)
  await expect(name).toHaveValue('Ayesha')
  await expect(page.getByLabel('Phone model')).toHaveValue('iPhone 13')
  await errand.tap(page.getByRole('button', { name: 'Add to Cart' }).first())
  await shopper.seesToast('Added to cart!')
  expect(errand.taps).toBeLessThanOrEqual(6)
})

/** Marks the document with the duration of the last animation that a script begins. */
function noteAnimations(page: Page): Promise<void> {
  return page.evaluate(() => {
    const { animate } = Element.prototype
    Element.prototype.animate = function (keyframes, options) {
      const duration = typeof options === 'object' ? options.duration : options
      document.documentElement.dataset.animated = String(duration)
      return animate.call(this, keyframes, options)
    }
  })
}
