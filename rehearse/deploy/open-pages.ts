import type { Browser, BrowserContext, Page } from 'playwright-core'
import { paths } from '#domain/paths.ts'
import { phone, visitAs } from '../../bench/scratch/chromium.ts'
import type { Guest } from '../support/customers.ts'

export interface OpenPage {
  readonly name: string
  readonly page: Page
  /** Documents loaded since it was opened: 0 while it is the opened page. */
  readonly loads: () => number
  /** Hashed files requested since, with their answers. */
  readonly files: readonly FileRequest[]
}

export interface FileRequest {
  readonly path: string
  readonly status: number
}

/** Opens a page and waits until it is hydrated. */
export async function openPage(
  browser: Browser,
  origin: string,
  {
    name,
    path,
    as,
  }: { name: string; path: string; as?: (context: BrowserContext) => Promise<void> },
): Promise<OpenPage> {
  const context = await browser.newContext({ ...phone, baseURL: origin })
  await as?.(context)
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)
  // Pictures are left out: they may be drawn for the first time during the deploy.
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.waitForFunction(
    () =>
      document.documentElement.dataset.ready === 'true' &&
      !document.querySelector('main [aria-busy=true]'),
  )
  let loads = 0
  const files: FileRequest[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1
  })
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.startsWith('/assets/')) files.push({ path: pathname, status: response.status() })
  })
  return { name, page, loads: () => loads, files }
}

export type OpenPages = Awaited<ReturnType<typeof openPages>>

export interface PageSubjects {
  readonly slug: string
  /** A guest with a filled cart, and one with an order as well. */
  readonly cartGuest: Guest
  readonly checkoutGuest: Guest
  readonly orderGuest: Guest
  readonly orderId: string
  /** The signed-in owner as the browser stores it. */
  readonly owner: unknown
  /** Search of the owner's open list. */
  readonly customer: string
}

export async function openPages(browser: Browser, origin: string, held: PageSubjects) {
  const open = (name: string, path: string, as?: (context: BrowserContext) => Promise<void>) =>
    openPage(browser, origin, { name, path, ...(as && { as }) })
  const guest =
    ({ sessionId }: Guest) =>
    (context: BrowserContext) =>
      visitAs(context, sessionId)
  const pages = {
    home: await open('home', paths.home()),
    product: await open('product', paths.product(held.slug)),
    cart: await open('cart', paths.cart(), guest(held.cartGuest)),
    checkout: await open('checkout', paths.checkout(), guest(held.checkoutGuest)),
    order: await open('order', paths.order(held.orderId), guest(held.orderGuest)),
    adminOrder: await open(
      'the owner’s list',
      `${paths.adminOrders()}?${new URLSearchParams({ search: held.customer })}`,
      async (context) => {
        await context.addInitScript((user) => {
          if (location.protocol.startsWith('http')) localStorage.setItem('userInfo', user)
        }, JSON.stringify(held.owner))
      },
    ),
  }
  const { page } = pages.checkout
  await page.getByLabel('Full name').fill('Ayesha Khan')
  await page.getByLabel('Email address').fill('ayesha@example.com')
  await page.getByLabel('Delivery phone').fill('0300 1234567')
  return pages
}
