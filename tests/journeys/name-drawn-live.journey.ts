import type { Locator, Page } from '@playwright/test'
import type { Design } from '#domain/catalogue/designs/design.ts'
import {
  ayesha,
  type BackOffice,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  paths,
  type Shelf,
  type Shopper,
  test,
} from './support/journey.ts'
import { openUnhydrated } from './support/visit.ts'

const caseType = 'Name Customization'
const field = (page: Page) => page.getByLabel('Your name on it')
const pictures = (page: Page) => page.getByRole('region', { name: 'Pictures' })
/** Drawing that replaces the first picture. */
const drawing = (page: Page) => pictures(page).locator('li svg[viewBox]')

function newCase(backOffice: BackOffice, look: string): Promise<Shelf> {
  const design: Design = { look, colour: null, motif: null, artwork: null, seed: `journey ${look}` }
  const models = ['iPhone 15 Pro', 'iPhone SE 2022']
  return backOffice.newProduct(`Named ${look}`, { caseType, models, design })
}

/** Opens a new case of a look, for an iPhone 15 Pro. */
async function openCase(shopper: Shopper, backOffice: BackOffice, look: string): Promise<void> {
  const { slug } = await newCase(backOffice, look)
  await shopper.visit(paths.product(slug))
  await shopper.page.getByLabel('Phone model').selectOption('iPhone 15 Pro')
}

/** Path data of a drawing, for comparison. */
const pathsOf = (svg: Locator) =>
  svg.locator('path').evaluateAll((all) => all.map((path) => path.getAttribute('d')).join(' '))

/** Expects the drawing beside the field of a small screen, over no other control of the form. */
async function expectBesideTheForm(page: Page): Promise<void> {
  const form = page.locator('form').filter({ has: field(page) })
  const beside = form.locator('[data-close-up]')
  await field(page).focus()
  await expect(beside).toBeVisible()
  const preview = await beside.boundingBox()
  if (!preview) throw new Error('the preview is visible')
  for (const other of await form.locator('label, select, input, button').all()) {
    const box = await other.boundingBox()
    if (!box) continue
    const isBeside = box.x + box.width <= preview.x + 1 || box.x >= preview.x + preview.width - 1
    const isAbove = box.y + box.height <= preview.y + 1 || box.y >= preview.y + preview.height - 1
    expect(isBeside || isAbove, await other.evaluate((one) => one.outerHTML)).toBe(true)
  }
}

test('a name is drawn while it is typed, in Urdu too', async ({ shopper, backOffice, page }) => {
  await openCase(shopper, backOffice, 'signature')
  await expect(drawing(page)).toHaveCount(0)

  await field(page).fill('Zainab')
  await expect(drawing(page)).toBeVisible()
  await expect(page.getByText('6 / 14')).toBeVisible()
  const zainab = await pathsOf(drawing(page))
  // The drawing covers the picture to the edge, so that the sample's name is hidden.
  const front = pictures(page).getByRole('img', { name: /view 2 of 4/ })
  // The strip is scrolled to it; the page was scrolled to the field.
  await page.evaluate(() => scrollTo(0, 0))
  await expect(front).toBeInViewport({ ratio: 0.9 })
  await expect
    .poll(async () => [await drawing(page).boundingBox(), await front.boundingBox()])
    .toEqual(Array(2).fill(expect.objectContaining({ x: 0 })))
  expect(await drawing(page).boundingBox()).toEqual(await front.boundingBox())
  await expectNoSidewaysScroll(page)

  await field(page).fill('زینب')
  await expect(field(page)).toHaveCSS('direction', 'rtl')
  await expect.poll(() => pathsOf(drawing(page))).not.toBe(zainab)
  const urdu = await pathsOf(drawing(page))

  // Diacritics are drawn, and don't count as letters.
  await field(page).fill('زَینَب')
  await expect(page.getByText('4 / 14')).toBeVisible()
  await expect.poll(() => pathsOf(drawing(page))).not.toBe(urdu)
  await field(page).fill('زینب')
  await expect.poll(() => pathsOf(drawing(page))).toBe(urdu)

  // Another phone: other outlines, same letters.
  await page.getByLabel('Phone model').selectOption('iPhone SE 2022')
  await expect.poll(() => pathsOf(drawing(page))).not.toBe(urdu)

  await expectBesideTheForm(page)

  await test.step('an unprintable name is reported, and not drawn', async () => {
    const drawn = await pathsOf(drawing(page))
    for (const [typed, count] of [
      ['Ayesha 🎉', '8 / 14'],
      ['Ayesha Siddiqua', '15 / 14'],
    ] as const) {
      await field(page).fill(typed)
      await expect(field(page)).toHaveAttribute('aria-invalid', 'true')
      await expect(field(page)).toHaveAccessibleDescription(/Please use up to 14 letters/)
      await expect(page.getByText(count)).toBeVisible()
      expect(await pathsOf(drawing(page))).toBe(drawn)
    }
    await expectAccessible(page)
    await field(page).fill('Ayesha S')
    await expect(field(page)).not.toHaveAttribute('aria-invalid')
  })

  await field(page).fill('')
  await expect(drawing(page)).toHaveCount(0)
})

test('the picture follows a name that is typed fast, in order', async ({
  shopper,
  backOffice,
  page,
}) => {
  await openCase(shopper, backOffice, 'signature')
  const answers = new Map<string, () => void>()
  await page.route('**/api/lettering', async (route) => {
    const { customName } = route.request().postDataJSON()
    await new Promise<void>((answer) => answers.set(customName, answer))
    await route.continue()
  })
  const sent = (name: string) => expect.poll(() => [...answers.keys()]).toContain(name)
  for (const name of ['Za', 'Zai', 'Zainab']) {
    await field(page).fill(name)
    await sent(name)
  }

  // While the last name is on its way, the one before is shown; a later answer is the last word.
  answers.get('Zai')?.()
  await expect(drawing(page)).toBeVisible()
  const before = await pathsOf(drawing(page))
  answers.get('Zainab')?.()
  await expect.poll(() => pathsOf(drawing(page))).not.toBe(before)
  const zainab = await pathsOf(drawing(page))
  const late = page.waitForResponse('**/api/lettering')
  answers.get('Za')?.()
  await (await late).finished()
  expect(await pathsOf(drawing(page))).toBe(zainab)
})

test('a name typed before hydration is drawn after it', async ({ backOffice, page }) => {
  const product = await newCase(backOffice, 'neon')
  const hydrate = await openUnhydrated(page, paths.product(product.slug))
  await field(page).fill('Noor')
  await hydrate()
  await expect(drawing(page)).toBeVisible()
  await expect(field(page)).toHaveValue('Noor')
})

/** Maximum bytes of scripts at the first touch of the field, and of the answer to one name. */
const MAX_SCRIPT = 3_000
const MAX_ANSWER = 8_000

test('a name is drawn by few bytes, and in no address', async ({ shopper, backOffice, page }) => {
  const { slug } = await newCase(backOffice, 'truck-art-name')
  await shopper.visit(paths.product(slug))
  await page.waitForLoadState('networkidle')
  const sizes = { script: [] as Promise<number>[], fetch: [] as Promise<number>[] }
  const addresses: string[] = []
  page.on('requestfinished', (request) => {
    addresses.push(decodeURIComponent(request.url()))
    const type = request.resourceType()
    if (type !== 'script' && type !== 'fetch') return
    sizes[type].push(request.sizes().then(({ responseBodySize }) => responseBodySize))
  })
  await field(page).fill('زینب خان')
  await expect(drawing(page)).toBeVisible()
  const [script, answers] = await Promise.all([Promise.all(sizes.script), Promise.all(sizes.fetch)])
  expect(script.length).toBeGreaterThan(0)
  expect(script.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MAX_SCRIPT)
  expect(Math.max(...answers)).toBeLessThanOrEqual(MAX_ANSWER)
  for (const address of addresses) expect(address).not.toContain('زینب')
})

test('offline the last picture stays, and the field says what will be printed', async ({
  shopper,
  backOffice,
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/net::ERR_/)
  await openCase(shopper, backOffice, 'kufi')
  await field(page).fill('Zain')
  await expect(drawing(page)).toBeVisible()
  const zain = await pathsOf(drawing(page))
  await page.route('**/api/lettering', (route) => route.abort())
  await field(page).fill('Zainab')
  await expect(page.getByText('Your case will say “Zainab”.')).toBeVisible()
  expect(await pathsOf(drawing(page))).toBe(zain)
  await page.unroute('**/api/lettering')
  await field(page).fill('Zainab K')
  await expect(page.getByText('Your case will say')).toHaveCount(0)
  await expect.poll(() => pathsOf(drawing(page))).not.toBe(zain)
})

test('every picture from the cart on shows the name', async ({
  shopper,
  owner,
  backOffice,
  page,
}) => {
  const product = await newCase(backOffice, 'nastaliq')
  await shopper.hasInCart(product, 'iPhone 15 Pro', 1, 'زینب')
  await shopper.visit(paths.cart())
  await seesNamedPicture(page.getByRole('list', { name: 'Items in your cart' }))
  await shopper.visit(paths.checkout())
  await shopper.fillIn(ayesha)
  const id = await shopper.placeOrder()
  await seesNamedPicture(page.getByRole('region', { name: 'Items' }))
  await owner.visit(paths.adminOrder(id))
  const items = owner.page.getByRole('region', { name: 'Items' })
  await items.getByText('See it on the case').click()
  await expect(items.getByRole('img', { name: 'The case with its name' })).toBeVisible()
  await seesNamedPicture(items)
  await expectAccessible(owner.page)
})

/** Expects a loaded picture of a case with its customer's name. */
async function seesNamedPicture(within: Locator): Promise<void> {
  const picture = within.locator('img[src*="/drawn/named-"]').filter({ visible: true }).first()
  await picture.scrollIntoViewIfNeeded()
  // The shop draws it on a busy machine too.
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0, { timeout: 20_000 })
}
