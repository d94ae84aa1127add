import type { Locator } from '@playwright/test'
import { expect, expectAccessible, paths, test } from './support/journey.ts'
import { layOutAll } from './support/layout.ts'

/** Whether a browser has styled and laid out what is inside. */
const isLaidOut = (place: Locator) =>
  place.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }))

test('what lies below the first view waits, and the page is as long as with it @desktop', async ({
  shopper,
  page,
}) => {
  await shopper.visit(paths.home())
  expect(await isLaidOut(page.getByRole('heading', { level: 1 }))).toBe(true)
  expect(await isLaidOut(page.locator('footer h2').first())).toBe(false)
  const length = () => page.evaluate(() => document.documentElement.scrollHeight)
  const before = await length()
  // As for a printer, which has all of it at once.
  await layOutAll(page)
  expect(Math.abs((await length()) - before)).toBeLessThan(before * 0.02)
})

test('the focus, a search on the page and an anchor find what lies below @desktop', async ({
  shopper,
  backOffice,
  page,
}) => {
  await shopper.visit(paths.home())
  const last = page.locator('footer a').last()
  await last.focus()
  await expect(last).toBeInViewport()
  await page.evaluate(() => scrollTo(0, 0))
  const words = page.getByRole('heading', { name: 'Pay at your door' })
  expect(await page.evaluate(() => Reflect.get(window, 'find')('Pay at your door'))).toBe(true)
  await expect(words).toBeInViewport()

  const { slug } = await backOffice.newProduct('Far Below')
  await page.goto(`${paths.product(slug)}#reviews`)
  await expect(page.getByRole('heading', { name: 'Reviews' })).toBeInViewport()
})

test('reviews below the first view have their height reserved, and overlap nothing at 320 px @desktop', async ({
  shopper,
  backOffice,
  page,
}) => {
  const { slug } = await backOffice.reviewedProduct()
  await shopper.visit(paths.product(slug))
  const reviews = page.locator('#reviews')
  await expect.poll(() => isLaidOut(reviews.locator('time').last())).toBe(false)
  const height = async () => (await reviews.boundingBox())?.height ?? 0
  const reserved = await height()
  await layOutAll(page)
  const actual = await height()
  expect(Math.abs(actual - reserved)).toBeLessThan(actual * 0.15)

  await page.setViewportSize({ width: 320, height: 640 })
  await shopper.visit(paths.product(slug))
  await expect(reviews.locator('time').last()).toBeAttached()
  await expectAccessible(page)
})
