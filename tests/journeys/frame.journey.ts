import { expect, expectAccessible, paths, test } from './support/journey.ts'

test('the folded menu locks scrolling, and closes with Esc', async ({ shopper, page }) => {
  await shopper.visit(paths.home())
  const button = page.getByRole('button', { name: 'Menu' })
  const home = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' })
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await expect(home).toBeHidden()

  await button.click()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await expect(home).toBeVisible()
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden')
  expect(await page.locator('main').evaluate((main) => (main as HTMLElement).inert)).toBe(true)

  // The focus stays in the bar and its menu.
  const bar = page.getByRole('banner')
  for (const to of await bar.locator('#menu').getByRole('link').all()) {
    await page.keyboard.press('Tab')
    await expect(to).toBeFocused()
  }
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main, footer'))).toBeNull()

  await page.keyboard.press('Escape')
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await expect(button).toBeFocused()
  await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden')

  await shopper.visit(paths.products())
  await button.click()
  await home.click()
  await expect(page).toHaveURL(/\/$/)
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('the folded menu is a way to shop, in both languages', async ({ shopper, page }) => {
  test.slow()
  for (const [prefix, words] of [
    ['', ['Brands', 'Collections', 'Case types', 'Truck Art', 'Help']],
    ['/ur', ['برانڈز', 'کلیکشنز', 'کیس کی قسمیں', 'ٹرک آرٹ', 'مدد']],
  ] as const) {
    await shopper.visit(prefix || paths.home())
    await page.locator('[aria-controls=menu]').click()
    const menu = page.locator('#menu')
    for (const text of words) await expect(menu).toContainText(text)
    await expectAccessible(page)
    await menu.getByRole('link', { name: /Samsung Galaxy/ }).click()
    await expect(page).toHaveURL(`${prefix}${paths.brand('samsung')}`)
    await page.locator('[aria-controls=menu]').click()
    const type = menu.getByRole('link', { name: /Silicon|سلیکون/ })
    await type.click()
    await expect(page).toHaveURL(/type=Silicon/)
  }
})

test('the first Tab focuses a skip link; a new page focuses its heading and has its own title', async ({
  shopper,
  page,
}) => {
  await shopper.visit(paths.home())
  const titles = new Set([await page.title()])
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  for (const link of ['iPhone', 'All cases', 'Wish list', 'Cart', 'Track Order', 'Help']) {
    await page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    expect(await page.evaluate(() => window.scrollY)).toBeLessThan(50)
    titles.add(await page.title())
  }
  expect(titles.size).toBe(7)
})

/** (rule: free-shipping-claim) */
test('help is one link, and free shipping one wording', async ({ shopper, product, page }) => {
  await shopper.hasInCart(product)
  const links = new Set<string>()
  for (const path of [paths.home(), paths.brand('vivo'), paths.cart(), paths.checkout()]) {
    await shopper.visit(path)
    const mail = page.getByRole('contentinfo').getByRole('link', { name: '@' })
    links.add((await mail.last().getAttribute('href')) ?? 'none')
    const text = await page.locator('body').textContent()
    const claims = text?.match(/free shipping on \d\+? items?/gi) ?? []
    expect(new Set(claims.map((claim) => claim.toLowerCase())), path).toEqual(
      new Set(['free shipping on 2+ items']),
    )
  }
  expect([...links]).toEqual([expect.not.stringMatching('none')])
  // The checkout has no other ways.
  await expect(page.getByRole('banner').getByLabel('Search the shop')).toHaveCount(0)
})

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow', expectedErrors: [/ERR_INTERNET_DISCONNECTED|503/] })

  test('the shop reports it, loses no data and resumes on reconnection', async ({
    shopper,
    product,
    page,
    context,
  }) => {
    await shopper.visit(paths.product(product.slug))
    await page.getByLabel('Phone model').selectOption(product.models[0] ?? '')
    await context.setOffline(true)
    await expect(page.getByText('You’re offline').first()).toBeVisible()
    await page.getByRole('button', { name: 'Add to Cart' }).first().click()
    await shopper.seesToast('You’re offline. Please check your connection and try again.')
    await expect(page.getByLabel('Phone model')).toHaveValue(product.models[0] ?? '')
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Add to Cart' }).first().click()
    await shopper.seesToast('Added to cart!')
    await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  })

  test('visited pages and the cart stay readable', async ({ shopper, product, page, context }) => {
    await shopper.hasInCart(product)
    await shopper.visit(paths.brand('vivo'))
    await page.evaluate(() => navigator.serviceWorker.ready)
    await shopper.visit(paths.brand('vivo'))
    await shopper.hasKept(paths.brand('vivo'))
    await context.setOffline(true)
    await shopper.visit(paths.brand('vivo'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vivo cases')
    await shopper.visit(paths.cart())
    await expect(page.getByRole('main')).toContainText(product.name)
    await page.goto(paths.brand('infinix'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re offline')
  })

  test('full caches keep the cart and its files', async ({ shopper, product, page, context }) => {
    await shopper.hasInCart(product)
    await shopper.visit(paths.brand('vivo'))
    await page.evaluate(() => navigator.serviceWorker.ready)
    await shopper.hasKept(paths.cart())
    await shopper.visit(paths.home())
    // Fills the caches with entries newer than the cart and its files. The oldest file is read
    // first, since files of this page may still be on their way into the full cache.
    await page.evaluate(async () => {
      await (await caches.open('files-1')).put('/assets/filler-0', new Response('filler'))
      await fetch('/assets/filler-0')
      for (const [name, path, limit] of [
        ['pages-1', '/filler/', 30],
        ['files-1', '/assets/filler-', 120],
      ] as const) {
        const cache = await caches.open(name)
        for (let n = 1; n <= limit; n += 1) await cache.put(path + n, new Response('filler'))
      }
    })
    await shopper.visit(paths.product(product.slug))
    await expect.poll(() => shopper.holdsCopy('/filler/1')).toBe(false)
    await expect.poll(() => shopper.holdsCopy('/assets/filler-1')).toBe(false)
    expect(await shopper.holdsCopy('/assets/filler-0')).toBe(true)
    await context.setOffline(true)
    await shopper.visit(paths.cart())
    await expect(page.getByRole('main')).toContainText(product.name)
  })
})
