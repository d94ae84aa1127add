import type { Locator, Page } from '@playwright/test'
import type { Product } from '#domain/contract/products.ts'
import { addressIn, languages } from '#domain/languages.ts'
import { shortOrderId } from '#domain/orders/status.ts'
import { sentencesIn } from '#messages'
import { walletScreenshot } from '#testing/wallet-screenshots.ts'
import { ayesha, caseLinks, expect, paths, type Shopper, test } from './support/journey.ts'
import { chooseFiles } from './support/product-form.ts'

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

  /** @param options `force` for a button that is announced as unavailable and answers all the same */
  async tap(target: Locator, options?: { readonly force: boolean }): Promise<void> {
    this.taps += 1
    await target.click(options)
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

  /** Chooses a Samsung in the dialog of phones, which searches all brands. */
  async choosesPhone(
    model: string,
    words: { readonly whichPhone: string; readonly searchAllModels: string },
  ): Promise<void> {
    const choice = this.page.getByRole('dialog', { name: words.whichPhone })
    await choice.getByLabel(words.searchAllModels).fill(`samsung ${model.split(' ').at(-1)}`)
    await this.tap(choice.getByRole('button', { name: new RegExp(`${model}$`) }))
    await expect(choice).toHaveCount(0)
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
  // A picture fades from one that is shown.
  const shown = page.locator('.gallery-strip img').first()
  await expect.poll(() => shown.evaluate((one: HTMLImageElement) => one.naturalWidth)).not.toBe(0)
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

/** Slug of a drawn case for iPhone; its design is on sale for seven brands. */
const PEACOCK = 'truck-art-peacock-case'

/** Names of 'Order Again' and of 'Change the phone', by language. */
const againIn = { en: /^Order Again/, ur: /دوبارہ آرڈر کریں$/ }
const changeIn = { en: /^Change the phone/, ur: /^بدلیں/ }

for (const language of languages) {
  const { common, product, modelDialogs, summary, checkout, orders } = sentencesIn(language)
  const a15 = 'Galaxy A15'

  test(`a peacock for iPhone becomes a paid transfer for a Galaxy A15 within nine taps (${language})`, async ({
    shopper,
    page,
  }) => {
    const errand = new Errand(page)
    await shopper.visit(addressIn(language, paths.product(PEACOCK)))
    const select = page.getByRole('button', { name: product.selectModelFirst }).first()
    await errand.tap(select, { force: true })
    await errand.choosesPhone(a15, modelDialogs)
    await expect(page).toHaveURL(/truck-art-peacock-case-samsung/)
    await expect(page.getByLabel(product.phoneModel)).toHaveValue(a15)
    await errand.tap(page.getByRole('button', { name: product.addToCart }).first())
    await errand.tap(page.getByRole('link', { name: product.viewCart }).first())
    await expect(page.getByRole('main')).toContainText(a15)
    await errand.tap(
      page.getByRole('link', { name: summary.proceed }).filter({ visible: true }).first(),
    )
    for (const [field, value] of Object.entries(ayesha)) {
      await page.locator(`[name=${field}]`).fill(value)
    }
    await errand.tap(page.locator('label').filter({ has: page.locator('[value=Online_Manual]') }))
    await errand.tap(
      page.getByRole('button', { name: new RegExp(`^${checkout.placeOrder}`) }).first(),
    )
    await expect(page).toHaveURL(/\/orders\/payment\//)
    const attach = page.getByRole('button', { name: orders.attach, exact: true })
    await expect(attach).toBeInViewport({ ratio: 1 })
    errand.taps += 1
    const buffer = await walletScreenshot({ transaction: '5550009991' })
    await chooseFiles(attach, [{ name: 'screenshot.png', mimeType: 'image/png', buffer }])
    const received = page.getByText(orders.proofReceived)
    await expect(received).toBeInViewport({ ratio: 1, timeout: 60_000 })
    await expect(page.locator(':focus')).toContainText(orders.proofReceived)
    expect(errand.taps).toBeLessThanOrEqual(9)
  })

  test(`an old order is in the cart for another phone within five taps (${language})`, async ({
    shopper,
    page,
    request,
  }) => {
    await shopper.hasAccount()
    const answer = await request.get(`/api/products/${PEACOCK}`)
    const { _id, deviceModels } = (await answer.json()) as Product
    const { id } = await shopper.hasOrdered({ product: { id: _id, models: deviceModels } })
    const errand = new Errand(page)
    await shopper.visit(addressIn(language, paths.home()))
    await errand.tap(page.getByRole('button', { name: common.menu }))
    await errand.tap(page.locator('#menu').getByRole('link', { name: common.myOrders }))
    const order = page.getByRole('article').filter({ hasText: shortOrderId(id) })
    await errand.tap(order.getByRole('button', { name: againIn[language] }))
    await errand.tap(order.getByRole('button', { name: changeIn[language] }))
    await errand.choosesPhone(a15, modelDialogs)
    await expect(order).toContainText(a15)
    expect(errand.taps).toBeLessThanOrEqual(5)
    await shopper.visit(addressIn(language, paths.cart()))
    await expect(page.getByRole('main')).toContainText(a15)
  })
}

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
