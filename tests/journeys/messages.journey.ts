import type { Locator, Page } from '@playwright/test'
import { expect, paths, test } from './support/journey.ts'

const messages = (page: Page) => page.getByRole('region', { name: 'Messages' })
const shown = (page: Page) => messages(page).getByRole('listitem')

/** Expects a target in full view, with no message over it. */
async function expectUncovered(wanted: Locator): Promise<void> {
  const page = wanted.page()
  await expect(shown(page).first()).toBeVisible()
  await expect
    .poll(async () => {
      const box = await wanted.boundingBox()
      return (await boxesOf(shown(page))).filter((toast) => box && overlap(box, toast))
    })
    .toEqual([])
}

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>

async function boxesOf(all: Locator): Promise<Box[]> {
  const boxes = await Promise.all((await all.all()).map((one) => one.boundingBox()))
  return boxes.filter((box) => box !== null)
}

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

/**
 * Presses a control at the upper or lower end of the screen, scrolled as far as the page goes,
 * without the scrolling of Playwright's own click.
 */
async function pressAt(place: 'start' | 'end', control: Locator): Promise<void> {
  await control.evaluate((element, block) => {
    element.scrollIntoView({ block })
    window.scrollBy(0, block === 'start' ? 16 : -16)
    if (element instanceof HTMLElement) element.focus({ preventScroll: true })
  }, place)
  await control.page().keyboard.press('Enter')
}

const refuse = (page: Page, path: string) =>
  page.route(path, (route) =>
    route.fulfill({
      status: 503,
      json: { message: 'The shop is briefly unavailable.', code: 'UNAVAILABLE' },
    }),
  )

test('a failure message doesn’t cover the button of a refused form', async ({
  shopper,
  product,
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/503/)
  await shopper.visit(paths.product(product.slug))
  await page.getByLabel('Phone model').selectOption(product.models[0] ?? '')
  await refuse(page, '**/api/cart')
  for (const place of ['start', 'end'] as const) {
    const add = page.getByRole('button', { name: 'Add to Cart' }).first()
    await pressAt(place, add)
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
    await expectUncovered(add)
  }
  await page.unroute('**/api/cart')
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  await shopper.seesToast('Added to cart!')
  await expect(shown(page)).toHaveCount(1)
  await expect(shown(page).locator('xpath=ancestor::ol')).toHaveAttribute('aria-live', 'polite')

  await shopper.goToCheckout()
  await shopper.fillIn()
  await refuse(page, '**/api/orders')
  for (const place of ['start', 'end'] as const) {
    const button = shopper.placeOrderButton()
    await pressAt(place, button)
    await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible()
    await expectUncovered(button)
  }
})

test('a message is in the flow under the bar, and leaves with the next step', async ({
  shopper,
  product,
  page,
}) => {
  await shopper.hasInCart(product)
  await shopper.visit(paths.cart())
  await page.clock.install()
  await page.getByRole('button', { name: /^Remove / }).click()
  const heading = page.getByRole('heading', { level: 1, name: 'Your Cart is Empty' })
  await expectUncovered(heading)
  const top = async () => (await heading.boundingBox())?.y ?? 0
  const before = await top()
  await page.clock.runFor(60_000)
  await expect(shown(page)).toHaveCount(1)
  expect(await top()).toBe(before)
  await page.keyboard.press('Tab')
  await expect(shown(page)).toHaveCount(0)
})
