import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { walletScreenshot } from '#testing/wallet-screenshots.ts'
import { button, openOrder, panel, question, seesStatus } from './support/admin-order.ts'
import {
  type BackOffice,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  paths,
  type Shopper,
  test,
} from './support/journey.ts'
import type { Owner } from './support/owner.ts'
import { chooseFiles } from './support/product-form.ts'
import { comeBack } from './support/visit.ts'

/** Milliseconds: pictures are processed with lower priority than requests. */
const WORKED_ON = { timeout: 60_000 }

/** Attaches the screenshot of a transfer, as from the camera or the gallery. */
async function attach(within: Page | Locator, name: string, transaction: string): Promise<void> {
  const buffer = await sharp(await walletScreenshot({ transaction }))
    .resize(540)
    .png()
    .toBuffer()
  const file = { name: 'screenshot.png', mimeType: 'image/png', buffer }
  await chooseFiles(button(within, name), [file])
}

/** Picture of so many pixels, in a format that the browser converts. */
function ledger(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .gif()
    .toBuffer()
}

/** Expects the amount in large figures beside the screenshot, and the button in the same view. */
async function besideAmount(step: Locator, picture: Locator): Promise<void> {
  const amount = step.getByText(/^Rs\. [\d,]+$/).first()
  await expect(amount).toHaveCSS('font-size', '28px')
  await step.scrollIntoViewIfNeeded()
  const [shown, figures] = [await picture.boundingBox(), await amount.boundingBox()]
  if (!shown || !figures) throw new Error('the screenshot and the amount are shown')
  expect(figures.x).toBeGreaterThanOrEqual(shown.x + shown.width)
  expect(figures.y).toBeLessThan(shown.y + shown.height)
  await expect(button(step, 'Mark as Paid')).toBeInViewport()
}

/** Opens a transfer of a guest as its customer; returns the part of the page for its proof. */
async function openTransfer({ owner, backOffice, shopper }: TransferFixtures) {
  const order = await openOrder(owner, backOffice, { method: 'Online_Manual' })
  const { page } = shopper
  await shopper.visit(paths.order(order.id))
  await page.getByLabel(/phone number used/).fill(order.customer.phone)
  await page.getByRole('button', { name: 'Show Details' }).click()
  return { order, block: panel(page, 'Payment method'), progress: panel(page, 'Order status') }
}

interface TransferFixtures {
  readonly owner: Owner
  readonly backOffice: BackOffice
  readonly shopper: Shopper
}

test.describe.configure({ timeout: 120_000 })

test('owner and guest see screenshot and confirmation', async ({
  owner,
  product,
  shopper,
  page,
}) => {
  const { id } = await shopper.hasOrdered({ product, method: 'Online_Manual' })
  await shopper.visit(paths.payment(id))
  await owner.visit(paths.adminOrder(id))
  await expect(button(page, 'Attach screenshot')).toBeInViewport({ ratio: 1 })

  await attach(page, 'Attach screenshot', '5550001112')
  const received = page.getByText('Screenshot received, we are checking')
  await expect(received).toBeVisible(WORKED_ON)
  await expect(received).toBeInViewport({ ratio: 1 })
  await expect(page.locator(':focus')).toContainText('Screenshot received, we are checking')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Payment')
  await expect(main).toContainText('Being checked')
  await expect(main).toContainText('The status of your order changes when it is confirmed.')
  await expect(main).toContainText('It arrives 10-12 days after we have checked your payment')
  await expect(button(page, 'Attach screenshot')).toHaveCount(0)
  await expect(page.getByRole('img', { name: /^Screenshot uploaded on/ })).toBeVisible()
  await expectAccessible(page)

  const payment = panel(owner.page, 'Next step')
  await comeBack(owner.page)
  await expect(payment).toContainText('Screenshot of the transfer')
  await expect(payment).toContainText('Compare the screenshot')
  const picture = payment.getByRole('img')
  await expect(picture).toBeVisible()
  await besideAmount(payment, picture)
  await expect(panel(owner.page, 'Payment')).toContainText('A screenshot waits for the check')
  await expectAccessible(owner.page)
  // On a wide screen the preview leaves room for the items to pack; warnings above it take their own.
  await owner.page.setViewportSize({ width: 1280, height: 800 })
  expect((await picture.boundingBox())?.height).toBeLessThan(180)
  await payment.getByRole('button', { name: 'Show the screenshot larger' }).click()
  const large = owner.page.getByRole('dialog', { name: 'Pictures, full screen' })
  await expect(large.getByRole('img', { name: /^Screenshot uploaded on/ })).toBeVisible()
  await owner.page.keyboard.press('Escape')
  await expect(large).toBeHidden()

  await button(owner.page, 'Mark as Paid').click()
  const asked = question(owner.page, /Mark order/)
  await expect(asked.getByRole('img')).toBeVisible()
  await button(asked, 'Mark as Paid').click()
  await seesStatus(owner.page, 'Paid')
  await comeBack(page)
  await expect(page.getByText('Payment received')).toBeVisible()
})

test('a transfer with a screenshot isn’t asked for again', async ({
  owner,
  backOffice,
  shopper,
  page,
  request,
}) => {
  const email = `${crypto.randomUUID()}@journeys.test`
  const order = await openOrder(owner, backOffice, { method: 'Online_Manual', customer: { email } })
  await shopper.visit(paths.order(order.id))
  const main = page.getByRole('main')
  await expect(main).toContainText('Waiting for your transfer')
  await expect(page.getByRole('link', { name: /^How to pay/ })).toBeVisible()
  const handed = await request.post(`/api/orders/${order.id}/proof`, {
    headers: { 'x-order-phone': order.customer.phone },
    multipart: {
      image: {
        name: 'screenshot.png',
        mimeType: 'image/png',
        buffer: await walletScreenshot({ transaction: '5550001115' }),
      },
    },
  })
  expect(handed.status()).toBe(200)
  await comeBack(page)

  const isCalm = async () => {
    await expect(main).toContainText('Screenshot received, we are checking', WORKED_ON)
    await expect(main).toContainText('We have a screenshot of the transfer')
    await expect(
      page.getByText(/Transfer (exactly )?Rs\.|Total to pay/).filter({ visible: true }),
    ).toHaveCount(0)
    await expect(page.getByRole('link', { name: /^How to pay/ })).toHaveCount(0)
    await expectAccessible(page)
  }
  await isCalm()
  await expect(main).toContainText('Being checked')
  await expect(main).not.toContainText('Transfer awaited')
  await expect(page.getByRole('img', { name: /^Screenshot uploaded/ })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Upload Payment Screenshot' })).toHaveCount(0)
  await shopper.visit(paths.payment(order.id))
  await isCalm()

  await shopper.visit(paths.trackOrder())
  await page.getByLabel(/email/i).first().fill(email)
  await page.getByRole('button', { name: 'Track Order' }).click()
  const card = page.getByRole('article', { name: `Order ${order.shortId}` })
  await expect(card).toContainText('Being checked')
  await expect(card.getByRole('link', { name: /Upload Payment/ })).toHaveCount(0)
})

test('a rejected screenshot is replaced by a new one, after a network failure', async ({
  owner,
  backOffice,
  shopper,
  page,
  expectedErrors,
}) => {
  const { order, block, progress } = await openTransfer({ owner, backOffice, shopper })
  await attach(block, 'Attach screenshot', '5550001113')
  await expect(progress).toContainText('Screenshot received', WORKED_ON)

  await comeBack(owner.page)
  await expect(panel(owner.page, 'Next step')).toContainText('Screenshot of the transfer')
  await button(owner.page, 'Reject payment').click()
  const asked = question(owner.page, `Reject the payment of order ${order.shortId}?`)
  await button(asked, 'The amount is not right.').click()
  await button(asked, 'Reject payment').click()
  await expect(panel(owner.page, 'Next step')).toContainText('Rejected screenshot')
  await comeBack(page)
  await expect(block).toContainText('The one you uploaded was not accepted.')

  expectedErrors.push(/net::ERR_CONNECTION_RESET/)
  await page.route('**/proof', (route) => route.abort('connectionreset'), { times: 1 })
  await attach(block, 'Attach a new screenshot', '5550001114')
  await expect(block.getByRole('alert')).toContainText('could not be uploaded')
  await button(block, 'Try again').click()
  await expect(progress).toContainText('Screenshot received', WORKED_ON)
  await comeBack(owner.page)
  await expect(panel(owner.page, 'Next step')).toContainText('Screenshot of the transfer')
})

test('the owner reads a long screenshot to its end', async ({ owner, backOffice, shopper }) => {
  const { order, block, progress } = await openTransfer({ owner, backOffice, shopper })
  const file = { name: 'ledger.gif', mimeType: 'image/gif', buffer: await ledger(1080, 8000) }
  await chooseFiles(button(block, 'Attach screenshot'), [file])
  await expect(progress).toContainText('Screenshot received', WORKED_ON)
  await owner.visit(paths.adminOrder(order.id))
  await button(owner.page, 'Show the screenshot larger').click()
  const dialog = owner.page.getByRole('dialog', { name: 'Pictures, full screen' })
  const picture = dialog.getByRole('img', { name: /^Screenshot uploaded on/ })
  await expect(picture).toBeVisible()
  expect(
    await picture.evaluate(({ naturalWidth, naturalHeight }: HTMLImageElement) => [
      naturalWidth,
      naturalHeight,
    ]),
  ).toEqual([735, 5443])
  const box = async () => (await picture.boundingBox()) ?? { y: 0, width: 0, height: 0 }

  // It is as wide as can be read, begins with its head, and moves to its end.
  const { width, height } = await owner.page.evaluate(() => ({
    width: innerWidth,
    height: innerHeight,
  }))
  await expect.poll(async () => (await box()).width).toBeCloseTo(Math.min(704, width), 0)
  expect((await box()).y).toBeCloseTo(0, 0)
  await owner.page.keyboard.press('End')
  const foot = async () => {
    const { y, height } = await box()
    return y + height
  }
  await expect.poll(foot).toBeCloseTo(height, 0)
  await expectNoSidewaysScroll(owner.page)
  const before = await box()
  await button(dialog, 'Zoom in or out').click()
  await expect.poll(async () => (await box()).width).toBeGreaterThan(before.width * 1.5)
  await expectAccessible(owner.page)
  await button(dialog, 'Zoom in or out').click()
  await expect.poll(async () => (await box()).width).toBeCloseTo(before.width, 0)
  await button(dialog, 'Close').click()
  await expect(dialog).toHaveCount(0)
})
