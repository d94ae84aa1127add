import type { Locator, Page } from '@playwright/test'
import { addressIn } from '#domain/languages.ts'
import { sentencesIn } from '#messages'
import {
  expect,
  expectAccessible,
  expectWhollyInView,
  keepMessagesOpen,
  PIXEL,
  paths,
  type Shelf,
  test,
} from './support/journey.ts'
import { touches } from './support/touch.ts'
import { openUnhydrated } from './support/visit.ts'

const buyButton = (page: Page) =>
  page.getByRole('button', { name: /^(Select Model First|Add to Cart)$/ })
const modelField = (page: Page) => page.getByLabel('Phone model')
const choice = (page: Page) => page.getByRole('dialog', { name: 'Which phone is it for?' })
const option = (page: Page, model: string) =>
  choice(page).getByRole('button', { name: model, exact: true })
const zoom = (page: Page) => page.getByRole('dialog', { name: 'Pictures, full screen' })
const picturesOf = (page: Page) => page.locator('.gallery-strip')
const dots = (page: Page) => page.getByRole('button', { name: /^Show .*view \d of 3$/ })
const messages = (page: Page) => page.getByRole('region', { name: 'Messages' })

/** Presses a target with aria-disabled, as a finger does. */
const press = (target: Locator) => target.click({ force: true })

const first = ({ models }: Shelf) => models[0] ?? ''
const second = ({ models }: Shelf) => models[1] ?? ''

test('the first view has picture, name, price and button', async ({ shopper, product, page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await shopper.visit(paths.product(product.slug))
  const pictures = picturesOf(page).getByRole('img')
  const bar = await buyButton(page).boundingBox()
  for (const seen of [
    page.getByRole('heading', { level: 1 }),
    page.getByText('No reviews yet').first(),
    page.getByText('Rs. 896').first(),
  ]) {
    await expectWhollyInView(seen)
    const box = await seen.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + PIXEL)
  }
  await expect(page.getByText('Phone model', { exact: true })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(
    /Original price.*Rs\. 995.*10% OFF.*You save Rs\. 99.*Rs\. 896/s,
  )
  const picture = await pictures.first().boundingBox()
  // From edge to edge.
  expect(picture?.x).toBe(0)
  expect(picture?.width).toBe(360)
  expect(picture?.height).toBeLessThanOrEqual(352)
  for (const y of [400, 1200, 100_000]) {
    await page.evaluate((top) => window.scrollTo(0, top), y)
    await expectWhollyInView(buyButton(page))
  }

  await test.step('in a lying phone the pictures stand in a row, uncovered', async () => {
    await page.setViewportSize({ width: 740, height: 360 })
    await page.evaluate(() => window.scrollTo(0, 0))
    const heart = await page.locator('.gallery > .heart').boundingBox()
    const bar = await buyButton(page).boundingBox()
    for (const picture of await pictures.all()) {
      await expectWhollyInView(picture)
      const { x = 0, y = 0, width = 0, height = 0 } = (await picture.boundingBox()) ?? {}
      expect(x + width).toBeLessThanOrEqual(heart?.x ?? 0)
      expect(y + height).toBeLessThanOrEqual(bar?.y ?? 0)
    }
  })

  await test.step('on a wide screen they are in two columns', async () => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await expect(pictures).toHaveCount(3)
    for (const picture of await pictures.all()) {
      await expect(picture).toBeInViewport({ ratio: 0.9 })
    }
    const [large, small] = await Promise.all(
      [pictures.first(), pictures.last()].map((one) => one.boundingBox()),
    )
    expect((large?.x ?? 0) + (large?.width ?? 0)).toBeLessThan(small?.x ?? 0)
    await expect(dots(page).first()).toBeHidden()
  })
})

test('the buy button asks for a missing model, and the bar changes a chosen one (rule: button-always-responds)', async ({
  shopper,
  product,
  page,
}) => {
  await shopper.visit(paths.product(product.slug))
  const button = buyButton(page)
  await expect(button).toHaveText('Select Model First')
  await expect(button).toBeDisabled()
  await press(button)
  await expect(choice(page)).toBeVisible()
  await expectAccessible(page)
  await expect(button).toHaveAccessibleDescription('A press opens the choice of your phone.')
  // The field isn't marked while the model is being chosen, and a typed space presses nothing.
  await expect(page.getByText('Please select a device model')).toHaveCount(0)
  await page.keyboard.press('Space')
  await expect(choice(page)).toBeVisible()

  // Closing without a choice reports the missing model at the field and restores the focus.
  await page.keyboard.press('Escape')
  await expect(choice(page)).toHaveCount(0)
  await expect(page.getByText('Please select a device model')).toBeVisible()
  await expect(button).toBeFocused()

  await page.keyboard.press('Enter')
  await option(page, first(product)).press('Enter')
  await expect(page.getByText('Please select a device model')).toHaveCount(0)
  await expect(modelField(page)).toHaveValue(first(product))
  await expect(button).toBeFocused()
  await expect(button).toHaveText('Add to Cart')
  await expect(button).toBeEnabled()

  await page.getByRole('button', { name: `${first(product)} Change model` }).tap()
  await expect(option(page, first(product))).toHaveAttribute('aria-current', 'true')
  await option(page, second(product)).tap()
  await expect(page.getByRole('button', { name: `${second(product)} Change model` })).toBeVisible()
  await expect(modelField(page)).toHaveValue(second(product))
})

test('many models are searched by keys @desktop-only', async ({ shopper, backOffice, page }) => {
  const product = await backOffice.newProduct('Fits Many', {
    models: [
      ...['iPhone 17', 'iPhone 17 Pro', 'iPhone 17 Pro Max', 'iPhone 16', 'iPhone 16 Plus'],
      ...['iPhone 16 Pro', 'iPhone 16 Pro Max', 'iPhone 15', 'iPhone 15 Plus', 'iPhone 15 Pro'],
      ...['iPhone 14', 'iPhone 13', 'iPhone X'],
    ],
  })
  await shopper.visit(paths.product(product.slug))
  await buyButton(page).focus()
  await page.keyboard.press('Enter')
  const search = choice(page).getByLabel('Search all models')
  await search.focus()
  await page.keyboard.type('16 pro')
  await expect(choice(page).getByRole('status')).toHaveText('2 models found')
  await page.keyboard.type(' zz')
  await expect(choice(page)).toContainText('Not made for 16 pro zz yet')
  await expect(choice(page).getByRole('heading', { name: 'Other phones' })).toHaveCount(0)
  await expect(choice(page).getByRole('link', { name: /^Message/ })).toBeVisible()
  await expectAccessible(page)
  for (let letter = 0; letter < 3; letter += 1) await page.keyboard.press('Backspace')
  await page.keyboard.press('Enter')
  await expect(choice(page)).toHaveCount(0)
  await expect(modelField(page)).toHaveValue('iPhone 16 Pro')
  await page.keyboard.press('Enter')
  await shopper.seesToast('Added to cart!')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('link', { name: 'View cart' })).toBeFocused()
})

test('a sheet shows the added line, and closes by a press', async ({ shopper, product, page }) => {
  await keepMessagesOpen(page)
  await shopper.visit(paths.product(product.slug))
  await modelField(page).selectOption(first(product))
  const scrolled = await page.evaluate(() => scrollY)
  await buyButton(page).click()
  await shopper.seesToast('Added to cart!')
  await expect(buyButton(page)).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(scrolled)
  const note = messages(page).getByRole('listitem')
  await expect(note).toContainText(product.name)
  await expect(note).toContainText(`${first(product)} · 1 item`)
  await expect(note).toContainText('In your cart: 1 item')
  await expect(note).toContainText('Add one more item for free shipping!')
  await expect(note.locator('img')).toBeVisible()
  await expectAccessible(page)
  const { y = 0, height = 0 } = (await note.boundingBox()) ?? {}
  expect(y + height).toBe(page.viewportSize()?.height)
  await page.keyboard.press('Escape')
  await expect(note).toHaveCount(0)
  await expect(buyButton(page)).toBeFocused()
  await page.getByLabel('Quantity').selectOption('2')
  await buyButton(page).click()
  await expect(note).toHaveCount(1)
  await expect(note).toContainText(`${first(product)} · 2 items`)
  await expect(note).toContainText('Free shipping unlocked!')
  await page.mouse.click(170, 32)
  await expect(note).toHaveCount(0)
  await buyButton(page).click()
  await note.getByRole('button', { name: 'Continue shopping' }).click()
  await expect(note).toHaveCount(0)
  await buyButton(page).click()
  await note.getByRole('link', { name: 'View cart' }).click()
  await expect(page).toHaveURL(paths.cart())
  await expect(note).toHaveCount(0)
})

test.describe('the full-screen picture', () => {
  const shownPicture = (page: Page) => zoom(page).getByRole('img')
  const counter = (page: Page) => zoom(page).getByRole('status')

  /** Scale at which the picture is shown, as a multiple of its width when it is whole. */
  async function watchScale(page: Page): Promise<() => Promise<number>> {
    const width = async () => (await shownPicture(page).boundingBox())?.width ?? 0
    const whole = await width()
    return async () => Math.round((await width()) / whole / 0.1) / 10
  }

  test('changes, zooms and pans by keyboard @desktop-only', async ({ shopper, page, product }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await shopper.visit(paths.product(product.slug))
    await picturesOf(page).getByRole('button').first().focus()
    await page.keyboard.press('Enter')
    await expect(counter(page)).toHaveText('Picture 1 of 3')
    await expectAccessible(page)
    await page.keyboard.press('ArrowRight')
    await expect(counter(page)).toHaveText('Picture 2 of 3')
    await expect(shownPicture(page)).toHaveAccessibleName(`${product.name}, view 2 of 3`)
    const scale = await watchScale(page)
    await page.keyboard.press('+')
    await expect.poll(scale).toBe(2.5)
    const before = await shownPicture(page).boundingBox()
    await page.keyboard.press('ArrowRight')
    await expect
      .poll(async () => (await shownPicture(page).boundingBox())?.x)
      .toBeLessThan(before?.x ?? 0)
    await expect(counter(page)).toHaveText('Picture 2 of 3')
    await page.keyboard.press('-')
    await expect.poll(scale).toBe(1)
    for (const control of await zoom(page).getByRole('button').all()) {
      const box = await control.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    }
    await page.keyboard.press('Escape')
    await expect(zoom(page)).toHaveCount(0)
    // The picture viewed last has the focus.
    await expect(picturesOf(page).getByRole('button', { name: /view 2 of 3/ })).toBeFocused()
  })

  test('in Urdu the next picture is to the left', async ({ shopper, page, product }) => {
    await shopper.visit(addressIn('ur', paths.product(product.slug)))
    await picturesOf(page).getByRole('button').first().click()
    const place = page.getByRole('dialog').getByRole('status')
    const words = (number: number) => sentencesIn('ur').viewer.place({ place: number, count: 3 })
    await expect(place).toHaveText(words(1))
    await page.keyboard.press('ArrowLeft')
    await expect(place).toHaveText(words(2))
    await page.keyboard.press('ArrowRight')
    await expect(place).toHaveText(words(1))
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('responds to taps, swipes and pinches', async ({ shopper, page, product, context }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await shopper.visit(paths.product(product.slug))
    await page.getByRole('img', { name: `${product.name}, view 1 of 3` }).tap()
    await expect(counter(page)).toHaveText('Picture 1 of 3')
    const fingers = await context.newCDPSession(page)

    // Over more than half of the screen, so that the speed of the fingers doesn't matter.
    const leftwards = [330, 300, 180, 60].map((x) => [{ x, y: 300 }])
    await touches(fingers, leftwards)
    await expect(counter(page)).toHaveText('Picture 2 of 3')
    await touches(fingers, [[{ x: 200, y: 300 }], [{ x: 220, y: 300 }]])
    await expect(counter(page)).toHaveText('Picture 2 of 3')

    const apart = (distance: number) => [
      { x: 180 - distance, y: 320 },
      { x: 180 + distance, y: 320 },
    ]
    const scale = await watchScale(page)
    await touches(fingers, [apart(30), apart(50), apart(90)])
    await expect.poll(scale).toBeGreaterThan(2)
    // One finger pans an enlarged picture instead of changing it.
    await touches(fingers, [[{ x: 300, y: 300 }], [{ x: 200, y: 305 }], [{ x: 90, y: 305 }]])
    await expect(counter(page)).toHaveText('Picture 2 of 3')

    const tapTwice = async () => {
      await touches(fingers, [[{ x: 100, y: 250 }]])
      await touches(fingers, [[{ x: 100, y: 250 }]])
    }
    await tapTwice()
    await expect.poll(scale).toBe(1)
    await tapTwice()
    await expect.poll(scale).toBe(2.5)
    await zoom(page).getByRole('button', { name: 'Zoom in or out' }).tap()
    await expect.poll(scale).toBe(1)
    await zoom(page).getByRole('button', { name: 'Close' }).tap()
    await expect(zoom(page)).toHaveCount(0)
  })

  test.describe('that fails to load', () => {
    test.use({ expectedErrors: [/ERR_FAILED|dynamically imported module/] })

    test('is reported, and the page stays usable', async ({ shopper, page, product }) => {
      await page.route('**/assets/{PictureViewer,ModelDialog}-*', (route) => route.abort())
      await shopper.visit(paths.product(product.slug))
      await picturesOf(page).getByRole('button').first().click()
      await shopper.seesToast('The picture can’t be enlarged right now.')
      // The list of models fails to load too: the field offers the same choice.
      await press(buyButton(page))
      await expect(modelField(page)).toBeFocused()
      await expect(page.getByText('Please select a device model')).toBeVisible()
    })
  })
})

test.describe('on a phone with device pixel ratio 2', () => {
  test.use({ deviceScaleFactor: 2 })

  test('the strip of pictures is moved by fingers, keys and dots', async ({
    shopper,
    product,
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await shopper.visit(paths.product(product.slug))
    const picture = (place: number) =>
      page.getByRole('img', { name: `${product.name}, view ${place} of 3` })
    expect(await picture(1).boundingBox()).toMatchObject({ x: 0, width: 360, height: 400 })
    const source = () => picture(1).evaluate((image: HTMLImageElement) => image.currentSrc)
    await expect.poll(source).toMatch(/-800\.avif$/)
    await expect(dots(page)).toHaveCount(3)
    await expect(dots(page).first()).toHaveAttribute('aria-current', 'true')
    const heart = await page.locator('.gallery > .heart').boundingBox()
    expect([heart?.width, heart?.height]).toEqual([44, 44])
    // Not rem: in larger text the words beside the dots need the room.
    expect((await dots(page).first().boundingBox())?.width).toBe(24)

    const leftwards = [330, 300, 180, 60].map((x) => [{ x, y: 300 }])
    await touches(await context.newCDPSession(page), leftwards)
    await expect(dots(page).nth(1)).toHaveAttribute('aria-current', 'true')
    await expect(picture(2)).toBeInViewport({ ratio: 0.9 })
    await picturesOf(page).getByRole('button').nth(1).focus()
    await page.keyboard.press('ArrowRight')
    await expect(dots(page).nth(2)).toHaveAttribute('aria-current', 'true')
    await dots(page).first().tap()
    await expect(picture(1)).toBeInViewport({ ratio: 0.9 })
    await expectAccessible(page)
  })
})

test.describe('before hydration', () => {
  /** (rule: before-hydration) */
  test('choices are kept, and a press is replayed once', async ({ shopper, product, page }) => {
    const hydrate = await openUnhydrated(page, paths.product(product.slug))
    await modelField(page).selectOption(second(product))
    await page.getByLabel('Quantity').selectOption('3')
    await press(buyButton(page))
    await expect(page.getByText('No need to press again.')).toBeVisible()
    await hydrate()
    await shopper.seesToast('Added to cart!')
    await expect(messages(page)).toContainText(`${second(product)} · 3 items`)
    await expect(modelField(page)).toHaveValue(second(product))
    await expect(page.getByText('No need to press again.')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible()
  })

  test('a press without a model opens the choice', async ({ shopper, product, page }) => {
    const hydrate = await openUnhydrated(page, paths.product(product.slug))
    await press(buyButton(page))
    await hydrate()
    await option(page, first(product)).click()

    const hydrateAgain = await openUnhydrated(page, paths.product(product.slug))
    await press(buyButton(page))
    await hydrateAgain()
    await shopper.seesToast('Added to cart!')
    await expect(messages(page)).toContainText(`${first(product)} · 1 item`)
  })

  test('a phone’s link followed before hydration is remembered', async ({ page, listing }) => {
    const hydrate = await openUnhydrated(page, paths.brand('samsung'))
    await listing.chooses('Device Model', 'Galaxy S24 Ultra')
    await expect(page).toHaveURL(/model=Galaxy\+S24\+Ultra/)
    await hydrate()
    const remembered = () => page.evaluate(() => localStorage.getItem('khol.myPhone'))
    await expect.poll(remembered).toContain('S24 Ultra')
    await page.evaluate(() => localStorage.removeItem('khol.myPhone'))
    await page.reload()
    await hydrate()
    expect(await remembered()).toBeNull()
  })
})
