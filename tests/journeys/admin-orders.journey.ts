import { readFile } from 'node:fs/promises'
import type { Page, Route } from '@playwright/test'
import { orderStatuses } from '#domain/orders/status-lists.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectWhollyInView,
  test as journeyTest,
  paths,
} from './support/journey.ts'
import type { Owner, PlacedOrder } from './support/owner.ts'
import { comeBack } from './support/visit.ts'

interface Customer {
  readonly name: string
  readonly email: string
}

type Placed = readonly [PlacedOrder, ...PlacedOrder[]]

interface Fixtures {
  /** Customer unique to this journey. */
  readonly customer: Customer
  /** Places orders of the customer, cash on delivery by default, oldest first. */
  readonly placeOrders: (...methods: readonly ('COD' | 'Online_Manual')[]) => Promise<Placed>
}

const test = journeyTest.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: the shape that Playwright asks of a fixture
  customer: async ({}, use) => {
    const tag = crypto.randomUUID().slice(0, 8)
    await use({ name: `Nida ${tag}`, email: `nida.${tag}@journeys.test` })
  },
  placeOrders: async ({ owner, backOffice, customer }, use) =>
    use(async (first = 'COD', ...others) => {
      const product = await backOffice.newProduct('Listed')
      const place = (method: 'COD' | 'Online_Manual') =>
        owner.receivesOrder({ product, method, customer })
      const orders: [PlacedOrder, ...PlacedOrder[]] = [await place(first)]
      for (const method of others) orders.push(await place(method))
      return orders
    }),
})

/** Address of the list with a search, and optionally a status. */
function listOf({ name }: Customer, query: Readonly<Record<string, string>> = {}): string {
  return `${paths.adminOrders()}?${new URLSearchParams({ search: name, ...query })}`
}

const rows = (page: Page) => page.getByRole('rowgroup').last().getByRole('row')
const rowOf = (page: Page, { shortId }: PlacedOrder) => rows(page).filter({ hasText: shortId })
const tab = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'Orders by status' })
    .getByRole('link', { name: new RegExp(`^${name}\\s*[\\d,]+$`) })
const showing = (page: Page, words: string) => expect(page.getByText(words)).toBeVisible()
const refuse = (route: Route) =>
  route.fulfill({ status: 503, json: { code: 'UNAVAILABLE', message: 'Back in a moment.' } })
const setStatus = (owner: Owner, { id }: PlacedOrder, status: string) =>
  owner.calls('PUT', `/orders/${id}/status`, { status })

test('tabs count the results; reload and Back keep both', async ({
  owner,
  customer,
  placeOrders,
}) => {
  const { page } = owner
  const [first, second] = await placeOrders('COD', 'COD', 'Online_Manual')
  await setStatus(owner, first, 'Shipped')
  await owner.visit(listOf(customer))
  const expected: Readonly<Record<string, number>> = {
    All: 3,
    Pending: 1,
    Shipped: 1,
    'Payment Pending': 1,
  }
  for (const name of ['All', ...orderStatuses]) {
    await expect(tab(page, name)).toHaveText(new RegExp(`${expected[name] ?? 0}$`))
  }
  await expect(tab(page, 'All')).toHaveAttribute('aria-current', 'page')
  const row = rowOf(page, second ?? first)
  for (const text of [
    `${customer.name} (Guest)`,
    'Lahore',
    '0301 7654321',
    '1 piece',
    'Not paid',
  ]) {
    await expect(row).toContainText(text)
  }

  await tab(page, 'Shipped').click()
  await expect(page).toHaveURL(({ searchParams }) => searchParams.get('status') === 'Shipped')
  await showing(page, 'Showing 1–1 of 1 order')
  await expect(tab(page, 'Shipped')).toHaveAttribute('aria-current', 'page')
  await expect(tab(page, 'All')).not.toHaveAttribute('aria-current')
  await expectWhollyInView(tab(page, 'Shipped'))
  await expect(rows(page)).toHaveCount(1)
  await expectNoSidewaysScroll(page)

  await page.reload()
  await expect(tab(page, 'Shipped')).toHaveAttribute('aria-current', 'page')
  await expectWhollyInView(tab(page, 'Shipped'))
  await expect(page.getByRole('searchbox')).toHaveValue(customer.name)
  await page.getByRole('link', { name: first.shortId }).click()
  await expect(page.getByRole('heading', { level: 1, name: first.shortId })).toBeVisible()
  await page.goBack()
  await expect(rowOf(page, first)).toBeVisible()
  await expect(tab(page, 'Shipped')).toHaveAttribute('aria-current', 'page')
  await page.goBack()
  await expect(rows(page)).toHaveCount(3)
})

test('on a touch screen a new order waits for a press', async ({
  owner,
  customer,
  placeOrders,
}) => {
  const { page } = owner
  const [older] = await placeOrders()
  await owner.visit(listOf(customer))
  await expect(rows(page)).toHaveCount(1)
  const place = await rowOf(page, older).boundingBox()

  const [newer] = await placeOrders()
  await comeBack(page)
  await expect(page.getByRole('status').filter({ hasText: '1 new order' })).toBeVisible()
  await expect(page).toHaveTitle(/^\(1\) Orders/)
  await expect(tab(page, 'All')).toHaveText(/2$/)
  await expect(rows(page)).toHaveCount(1)
  await setStatus(owner, older, 'Processing')
  await comeBack(page)
  await expect(rowOf(page, older)).toContainText('Processing')
  await expect(tab(page, 'Processing')).toHaveText(/1$/)
  expect(await rowOf(page, older).boundingBox()).toEqual(place)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Show' }).tap()
  await expect(rows(page)).toHaveCount(2)
  await expect(rows(page).first()).toContainText(newer.shortId)
  await expect(rows(page).first()).toContainText('New')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Show' })).toHaveCount(0)
  await expect(page).toHaveTitle(/^Orders/)
})

test('a new order moves rows unless hovered @desktop-only', async ({
  owner,
  customer,
  placeOrders,
}) => {
  const { page } = owner
  await placeOrders()
  await owner.visit(listOf(customer))
  await expect(rows(page)).toHaveCount(1)
  const [second] = await placeOrders()
  await comeBack(page)
  await expect(rows(page)).toHaveCount(2)
  await expect(rows(page).first()).toContainText(second.shortId)
  await expect(rows(page).first()).toContainText('New')

  await rows(page).last().hover()
  await placeOrders()
  await comeBack(page)
  await showing(page, '1 new order')
  await expect(rows(page)).toHaveCount(2)
})

test('the whole card opens the order, and Back scrolls back', async ({
  owner,
  backOffice,
  customer,
  placeOrders,
}) => {
  const { page } = owner
  const [order] = await placeOrders()
  await backOffice.copyOrder(order.id, 9)
  await owner.visit(listOf(customer))
  await expect(rows(page)).toHaveCount(10)
  const card = rows(page).nth(5)
  await expect(card.getByRole('link')).toHaveCount(1)
  await card.scrollIntoViewIfNeeded()
  const scrolled = await page.evaluate(() => scrollY)
  await card.tap({ position: { x: 160, y: 120 } })
  await expect(page).toHaveURL(/\/admin\/orders\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('heading', { level: 1, name: /^Order/ })).toBeVisible()
  await page.goBack()
  await expect(rows(page)).toHaveCount(10)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled)
})

test('the export contains the orders that the list shows, and can be retried after a failure', async ({
  owner,
  customer,
  placeOrders,
  expectedErrors,
}) => {
  const { page } = owner
  const panel = page.getByRole('region', { name: 'Export' })
  const saved = async (button: string) => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: button }).click()
    return await readFile(await (await download).path(), 'utf8')
  }
  const [, transfer] = await placeOrders('COD', 'Online_Manual')
  await owner.visit(listOf(customer, { status: 'Payment Pending' }))
  const [header, ...lines] = (await saved('Export CSV')).trim().split('\r\n')
  expect(header).toContain('"Order","Order id","Placed","Status"')
  expect(lines).toEqual([expect.stringContaining(transfer?.id ?? 'no second order')])
  await expect(panel).toContainText('Exported 1 order to orders-payment-pending-')
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Close export' }).click()
  await expect(panel).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Export CSV' })).toBeFocused()

  expectedErrors.push(/503/)
  await page.route('**/api/orders/export*', refuse, { times: 1 })
  await page.getByRole('button', { name: 'Export CSV' }).click()
  await owner.seesToast('Failed to export orders')
  await expect(panel.getByRole('alert')).toHaveText(/Failed to export orders.*Back in a moment/)
  await expectAccessible(page)
  await saved('Try again')
  await expect(panel).toContainText('Exported 1 order ')
})

test('an empty list explains why, with links', async ({ owner, customer, placeOrders }) => {
  const { page } = owner
  const heading = (name: string) => page.getByRole('heading', { level: 2, name })
  await placeOrders()

  await owner.visit(listOf(customer, { status: 'Delivered' }))
  await expect(heading('No Delivered orders found')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Show 1 order found' }).click()
  await expect(rows(page)).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await page.getByRole('searchbox').fill('nobody of this name')
  await expect(heading('No orders found')).toBeVisible()
  await expect(page.getByText('matches “nobody of this name”')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Export CSV' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await page.getByRole('link', { name: 'Clear search' }).click()
  await expect(page.getByRole('searchbox')).toHaveValue('')
  await expect(rows(page).first()).toBeVisible()
})

test('a list that fails to load shows an error with a retry; a list already loaded stays', async ({
  owner,
  customer,
  placeOrders,
  expectedErrors,
}) => {
  const { page } = owner
  expectedErrors.push(/503/)
  const [order] = await placeOrders()
  const list = /\/api\/orders\?/
  await page.route(list, refuse)
  await owner.visit(listOf(customer))
  await owner.seesToast('Back in a moment.')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Failed to fetch orders' })).toBeVisible()
  await expect(main.getByRole('alert')).toHaveText('Back in a moment.')
  await expectAccessible(page)
  await page.unroute(list)
  await main.getByRole('button', { name: 'Try again' }).click()
  await expect(rowOf(page, order)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await page.route(list, refuse)
  const refused = page.waitForResponse((response) => response.status() === 503)
  await comeBack(page)
  await refused
  await expect(rowOf(page, order)).toBeVisible()
})

test('no cell of the order table overflows its column beside a long status and a flag @desktop-only', async ({
  owner,
  backOffice,
  customer,
  placeOrders,
}) => {
  const { page } = owner
  const [order] = await placeOrders('Online_Manual')
  await backOffice.placedEarlier(order.id, 25)
  await owner.visit(listOf(customer))
  await expect(rowOf(page, order)).toContainText('Payment Pending')
  await expect(rowOf(page, order)).toContainText('Transfer older than 24 hours')
  const overflowing = await page
    .getByRole('cell')
    .evaluateAll((cells) =>
      cells
        .filter((cell) => cell.scrollWidth > cell.clientWidth)
        .map(
          (cell) => `${cell.getAttribute('data-name')}: ${cell.scrollWidth} > ${cell.clientWidth}`,
        ),
    )
  expect(overflowing).toEqual([])
})

test('stages filter the list; keys move in it @desktop-only', async ({
  owner,
  customer,
  placeOrders,
}) => {
  const { page } = owner
  const [, second, ready] = await placeOrders('COD', 'COD', 'COD')
  if (!second || !ready) throw new Error('three orders were placed')
  await setStatus(owner, ready, 'Processing')
  const linkOf = (order: PlacedOrder) => page.getByRole('link', { name: `Order ${order.shortId}` })
  const search = page.getByRole('searchbox')

  // Newest first.
  await owner.visit(listOf(customer))
  await expect(linkOf(ready)).toBeVisible()
  for (const [key, order] of [
    ['j', ready],
    ['j', second],
    ['k', ready],
    ['j', second],
  ] as const) {
    await page.keyboard.press(key)
    await expect(linkOf(order)).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${second.shortId}`)

  await owner.visit(listOf(customer))
  await expect(tab(page, 'Ready')).toContainText('1')
  await tab(page, 'To do').click()
  await showing(page, 'Showing 1–2 of 2 orders')
  await expect(tab(page, 'To do')).toHaveAttribute('aria-current', 'page')
  await expect(page).toHaveURL(/status=Pending/)
  // In a field the key types a letter.
  await search.press('j')
  await expect(search).toHaveValue(`j${customer.name}`)
  await expect(search).toBeFocused()
})
