import type { Page } from '@playwright/test'
import { expect, paths, test } from './support/journey.ts'

/** Elements without layout, as they would be missing in a picture of the whole page. */
const notLaidOut = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main h2, main li a, footer h2, footer a')]
      .filter((element) => element.checkVisibility())
      .filter((element) => !element.checkVisibility({ contentVisibilityAuto: true }))
      .map((element) => element.textContent),
  )

/** Eager pictures far below the view, lazy ones of the first view, and those without a size. */
const wronglyLoaded = (page: Page) =>
  page.evaluate(() =>
    [...document.images]
      .filter((image) => {
        const isFirst = image.fetchPriority === 'high'
        const isFar = image.getBoundingClientRect().top > 2 * innerHeight
        const hasSize = image.hasAttribute('width') && image.hasAttribute('height')
        return (
          !hasSize || (isFirst && image.loading === 'lazy') || (isFar && image.loading !== 'lazy')
        )
      })
      .map(({ currentSrc, src }) => currentSrc || src),
  )

test('a screenshot shows the whole page @desktop', async ({ shopper, backOffice, page }) => {
  const { slug } = await backOffice.reviewedProduct()
  for (const path of [paths.home(), paths.products(), paths.product(slug)]) {
    await shopper.visit(path)
    expect(await notLaidOut(page), path).toEqual([])
    expect(await wronglyLoaded(page), path).toEqual([])
  }
})

test('focus, search and anchors reach all of a page', async ({ shopper, backOffice, page }) => {
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

  await shopper.visit(paths.help())
  const question = 'I chose the wrong model. What now?'
  await page.getByRole('navigation', { name: 'Questions' }).getByText(question).click()
  await expect(page).toHaveURL(/\/help#exchange$/)
  await expect(page.getByRole('heading', { name: question })).toBeInViewport()
})

test('pictures of the first view don’t wait for the first input on a wide screen', async ({
  shopper,
  product,
  page,
}) => {
  for (const [width, height] of [
    [740, 360],
    [1280, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const path of [paths.products(), paths.product(product.slug)]) {
      await shopper.visit(path)
      await expect(page.locator('main .late-picture').first()).toBeAttached()
      await expect(page.locator('main .late-picture > picture:not(:visible)')).toHaveCount(0)
    }
  }
})
