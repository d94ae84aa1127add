import type { Page } from '@playwright/test'
import type { ShopSummary } from '#domain/contract/orders.ts'
import { dayAndMonth } from '#domain/dates.ts'
import { formatMoney, paisaFromRupees } from '#domain/money.ts'
import { type BackOffice, expect, expectAccessible, paths, test } from './support/journey.ts'
import { bilal, type Owner } from './support/owner.ts'
import { comeBack } from './support/visit.ts'

const count = new Intl.NumberFormat('en-PK').format

/** Number shown beside a label among the figures or the statuses. */
async function figure(page: Page, name: string): Promise<number> {
  const link = page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`^${name}\\s*[\\d,]+$`) })
  return Number(((await link.textContent()) ?? '').replaceAll(/\D/g, ''))
}

/** Heights of a chart's bars, as shares of the highest. */
async function barsOf(page: Page, name: string): Promise<readonly number[]> {
  const heights = await page
    .getByRole('img', { name })
    .locator('rect')
    .evaluateAll((bars) => bars.map((bar) => bar.getBoundingClientRect().height))
  return heights.map((height) => height / Math.max(...heights))
}

/** Replaces some of the figures in the answer to the dashboard's call; returns the others, too. */
async function pretend(owner: Owner, changes: Partial<ShopSummary>): Promise<ShopSummary> {
  const summary = await owner.calls<ShopSummary>('GET', '/admin/summary')
  await owner.page.route('**/api/admin/summary', (route) =>
    route.fulfill({ json: { ...summary, ...changes } }),
  )
  return summary
}

/** Places a paid order of today, so that a chart has a revenue. */
async function earn(owner: Owner, backOffice: BackOffice): Promise<void> {
  const product = await backOffice.newProduct('Paid')
  const { id } = await owner.receivesOrder({ product, method: 'Online_Manual' })
  await owner.calls('PUT', `/orders/${id}/pay`, {})
}

test('figures and charts equal the shop’s, after a retry, and link to the counted orders', async ({
  owner,
  backOffice,
  expectedErrors,
}) => {
  expectedErrors.push(/503/)
  const { page } = owner
  await earn(owner, backOffice)
  const summary = '**/api/admin/summary'
  await page.route(summary, (route) =>
    route.fulfill({
      status: 503,
      json: { message: 'The shop is briefly unavailable.', code: 'UNAVAILABLE' },
    }),
  )
  await page.goto(paths.adminDashboard())
  await owner.seesToast('Failed to load dashboard data')
  const main = page.getByRole('main')
  await expect(main.getByText('The shop is briefly unavailable.')).toBeVisible()
  await page.unroute(summary)
  const { orders, pendingOrders, products, users, revenue, statusCounts, days } = await pretend(
    owner,
    {},
  )
  await main.getByRole('button', { name: 'Try again' }).click()

  const figures = page.getByRole('list', { name: 'Figures' })
  const pending = `${paths.adminOrders()}?${new URLSearchParams({ status: 'Pending,Payment Pending' })}`
  const expected: Readonly<Record<string, [figure: string, path: string]>> = {
    'Total orders': [count(orders), paths.adminOrders()],
    'Pending orders': [count(pendingOrders), pending],
    Products: [count(products), paths.adminProducts()],
    Users: [count(users), paths.adminUsers()],
    Revenue: [formatMoney(paisaFromRupees(revenue)), '#last-days'],
  }
  for (const [name, [value, path]] of Object.entries(expected)) {
    const link = figures.getByRole('link', { name: `${name} ${value}` })
    expect((await link.getAttribute('href'))?.endsWith(path)).toBe(true)
  }
  const statuses = page.getByRole('region', { name: 'Orders by status' })
  for (const [status, orders] of Object.entries(statusCounts)) {
    const link = statuses.getByRole('link', { name: new RegExp(`^${status}\\s*${count(orders)}$`) })
    const query = new URLSearchParams({ status })
    await expect(link).toHaveAttribute('href', `${paths.adminOrders()}?${query}`)
  }

  await test.step('charts name the bar at the pointer, and have a table', async () => {
    const panel = page.getByRole('region', { name: 'Last 30 days' })
    for (const [name, figures] of [
      ['Revenue per day', days.map(({ revenue }) => revenue)],
      ['Orders per day', days.map(({ orders }) => orders)],
    ] as const) {
      const bars = await barsOf(page, name)
      expect(bars.map((bar) => bar.toFixed(1))).toEqual(
        figures.map((figure) => (figure / Math.max(...figures)).toFixed(1)),
      )
    }
    const today = days.at(-1)
    await page.getByRole('img', { name: 'Orders per day' }).locator('rect').last().hover()
    await expect(panel).toContainText(`: ${count(today?.orders ?? 0)} order`)
    const total = days.reduce((sum, day) => sum + day.orders, 0)
    await expect(panel.getByRole('figure')).toHaveAccessibleName(
      new RegExp(`${count(total)} orders? in the last 30 days.*best day \\d+ \\w+$`),
    )
    await panel.getByText('Show as a table').click()
    const rows = panel.getByRole('row')
    await expect(rows).toHaveCount(31)
    await expect(rows.nth(1).getByRole('cell')).toHaveText([
      count(today?.orders ?? 0),
      formatMoney(paisaFromRupees(today?.revenue ?? 0)),
    ])
    await expectAccessible(page)
  })
})

test('a new order is counted and listed while the page is open', async ({ owner, product }) => {
  const { page } = owner
  await owner.visit(paths.adminDashboard())
  const orders = await figure(page, 'Total orders')
  const cancelled = await figure(page, 'Cancelled')

  const order = await owner.receivesOrder({ product, quantity: 2 })
  await comeBack(page)
  const line = page
    .getByRole('region', { name: 'Recent orders' })
    .getByRole('listitem')
    .filter({ hasText: order.shortId })
  await expect(line).toContainText(bilal.name)
  await expect(line).toContainText(formatMoney(paisaFromRupees(order.total)))
  await expect(line).toContainText('Pending')
  // "Dates use en-PK with a long month": the time beside the date, never instead of it.
  const today = dayAndMonth(new Date())
  await expect(line.locator('time')).toHaveText(new RegExp(`^${today}, \\d{1,2}:\\d{2} [ap]m$`))
  expect(await figure(page, 'Total orders')).toBeGreaterThan(orders)

  await owner.calls('PUT', `/orders/${order.id}/cancel`)
  await comeBack(page)
  await expect(line).toContainText('Cancelled')
  expect(await figure(page, 'Cancelled')).toBeGreaterThan(cancelled)
  await line.getByRole('link').click()
  await expect(page).toHaveURL(paths.adminOrder(order.id))
})

test('without payments, revenue is a sentence; six of ten models are shown', async ({ owner }) => {
  const { page } = owner
  const unpaid = { orders: 2, revenue: 0, cancelledRevenue: 0 }
  const days = ['2026-11-20', '2026-11-21'].map((date) => ({ date, ...unpaid }))
  const topModels = Array.from({ length: 10 }, (_, index) => ({
    model: `iPhone ${index + 1}`,
    quantity: 100 - index,
  }))
  await pretend(owner, { orders: 4, days, topModels })
  await owner.visit(paths.adminDashboard())
  const panel = page.getByRole('region', { name: 'Last 2 days' })
  expect(await barsOf(page, 'Orders per day')).toEqual([1, 1])
  await expect(panel).toContainText('None of these orders has been paid yet.')
  await expect(panel.getByRole('img', { name: 'Revenue per day' })).toHaveCount(0)
  const models = page.getByRole('region', { name: 'Top selling models' }).getByRole('listitem')
  await expect(models).toHaveCount(6)
  await expect(models.last()).toContainText('95 sold')
})

test('a new shop’s dashboard lists its first steps (rule: onboarding)', async ({ owner }) => {
  const { page } = owner
  const firstDay = {
    hasOwnName: false,
    hasOwnWallets: false,
    hasOwnProduct: false,
    hasWhatsApp: false,
    hasExchangeLine: false,
  }
  await pretend(owner, { orders: 0, firstDay })
  await page.route('**/api/admin/samples', (route) =>
    route.fulfill({ json: { products: 0, reviews: 0 } }),
  )
  await owner.visit(paths.adminDashboard())
  const steps = page.getByRole('region', { name: 'Make the shop your own' })
  await expect(steps).toContainText('1 of 6 done')
  await expect(steps).toContainText('numbers that are not yours')
  await expect(steps.getByRole('link', { name: 'Open settings' })).toBeVisible()
  await expect(steps).not.toContainText(/[A-Z]+_[A-Z]+/)
  await expect(steps.getByText('Remove the samples: done')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Your shop is open' })).toContainText('http')
  await expectAccessible(page)

  await steps.getByRole('button', { name: 'Hide the first steps' }).click()
  await expect(steps).toHaveCount(0)
  await page.reload()
  const back = page.getByRole('button', { name: 'First steps 1 of 6' })
  await expect(back).toBeVisible()
  await expect(steps).toHaveCount(0)
  await back.click()
  await expect(steps.getByRole('heading', { name: 'Make the shop your own' })).toBeFocused()
  await expect(back).toHaveCount(0)
  await steps.getByRole('link', { name: 'Add product' }).click()
  await expect(page).toHaveURL(paths.adminNewProduct())
})
