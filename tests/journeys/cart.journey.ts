import { expect, PIXEL, paths, test } from './support/journey.ts'

test('quantities change, removal is undone, clearing asks', async ({ shopper, product, page }) => {
  const [model = '', other = model] = product.models
  await shopper.visit(paths.home())
  const toCart = page.getByRole('banner').getByRole('link', { name: /^Cart/ })
  await expect(toCart).toHaveText('')
  await shopper.addToCart(product, model)
  await shopper.hasInCart(product, other)
  await shopper.visit(paths.cart())
  const called = `${product.name} (${model})`
  const more = page.getByRole('button', { name: `Increase quantity of ${called}` })
  const fewer = page.getByRole('button', { name: `Decrease quantity of ${called}` })
  await expect(fewer).toBeDisabled()
  await more.click()
  await expect(page.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible()
  await expect(toCart).toHaveText('3')
  // The badge widens with its number.
  const overflow = await toCart.locator('span').evaluate((badge: HTMLElement) => {
    const [count] = badge.childNodes
    if (count) count.nodeValue = '99+'
    return badge.scrollWidth - badge.clientWidth
  })
  expect(overflow).toBeLessThanOrEqual(0)
  await expect(fewer).toBeEnabled()

  await page.getByRole('button', { name: `Remove ${called}` }).click()
  await shopper.seesToast(`${called} removed from cart`)
  await expect(page.getByRole('main').getByRole('link', { name: product.name })).toBeFocused()
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible()

  // Undo is offered for ten seconds.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('button', { name: `Remove ${called}` }).click()
  await shopper.seesToast(`${called} removed from cart`)
  await page.clock.runFor(9_000)
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await page.clock.runFor(1_500)
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)
  await page.clock.resume()
  await shopper.hasInCart(product, model, 10)
  await page.reload()
  await expect(more).toBeDisabled()
  await expect(more).toHaveAccessibleDescription(/10/)

  await page.getByRole('button', { name: 'Clear Cart' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('Are you sure you want to clear your cart?')
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await page.getByRole('button', { name: 'Clear Cart' }).click()
  await dialog.getByRole('button', { name: 'Clear Cart' }).click()
  await shopper.seesToast('Cart cleared')
  await expect(page.getByRole('heading', { name: 'Your Cart is Empty' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/')
})

test('a price stands beside its list price on a phone, even one with paisa', async ({
  shopper,
  backOffice,
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const product = await backOffice.newProduct('Some Paisa')
  await backOffice.setPrice(product.id, 119_950)
  await shopper.hasInCart(product)
  for (const cart of [paths.cart(), `/ur${paths.cart()}`]) {
    await page.goto(cart)
    const listPrice = page.getByRole('main').locator('li s').first()
    await expect(listPrice).toContainText('1,199.50')
    const besides = await listPrice.evaluate(({ parentElement: line }) =>
      [...(line?.children ?? [])]
        .map((part) => part.getBoundingClientRect())
        .map(({ top, bottom }) => (top + bottom) / 2),
    )
    expect(Math.abs((besides.at(0) ?? 0) - (besides.at(-1) ?? 99)), cart).toBeLessThan(6)
  }
})

test('total and checkout button stay in view', async ({ shopper, backOffice, page, product }) => {
  const gone = await backOffice.newProduct('Soon Gone')
  for (const model of product.models.slice(0, 3)) await shopper.hasInCart(product, model)
  await shopper.visit(paths.cart())
  const bar = page.getByRole('region', { name: 'Total' })
  const goOn = page.getByRole('link', { name: 'Proceed to Checkout' })
  const total = page.locator('dl > div').filter({ hasText: /^Total(?! savings)/ })
  await expect(bar.getByRole('link', { name: 'Proceed to Checkout' })).toBeInViewport()
  await expect(bar).toContainText((await total.locator('dd').textContent()) ?? 'a total')

  // The summary's own total replaces the bar, and the guest's banner follows it.
  await total.scrollIntoViewIfNeeded()
  await page.getByRole('link', { name: 'Continue Shopping' }).scrollIntoViewIfNeeded()
  await expect(bar).toHaveCount(0)
  await expect(goOn).toHaveCount(1)
  await expect(goOn).toBeInViewport()
  const place = async (text: string | RegExp) => (await page.getByText(text).boundingBox())?.y ?? 0
  expect(await place(/^No account is needed to order/)).toBeGreaterThan(
    await place('Total savings'),
  )

  // At the end of the page the bar hides no content.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect(bar).toBeVisible()
  const lastLine = page.getByRole('contentinfo').locator('p, a').last()
  await expect(lastLine).toBeInViewport()
  await expect
    .poll(async () => {
      const [line, foot] = await Promise.all([lastLine.boundingBox(), bar.boundingBox()])
      return line && foot ? foot.y - line.y - line.height : Number.NEGATIVE_INFINITY
    })
    .toBeGreaterThanOrEqual(-PIXEL)

  await shopper.hasInCart(gone)
  await backOffice.deleteProduct(gone.id)
  await shopper.visit(paths.cart())
  // The browser restores the scroll position of the page.
  await page.evaluate(() => scrollTo(0, 0))
  await expect(bar.getByRole('button', { name: 'Proceed to Checkout' })).toBeDisabled()
  await expect(bar).toContainText('To check out, remove the items that are no longer available.')
  await page.getByRole('button', { name: `Remove ${gone.name} (${gone.models[0]})` }).click()
  await expect(page.getByRole('button', { name: 'Proceed to Checkout' })).toHaveCount(0)
  await goOn.first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
})
