import { test as base, expect, type Locator, type Page } from '@playwright/test'
import pg from 'pg'
import type { Design } from '#domain/catalogue/designs/design.ts'
import type { SignedInUser } from '#domain/contract/users.ts'
import { paths } from '#domain/paths.ts'
import { drawnImages } from '#server/images/design-key.ts'
import { peacock } from '#testing/products.ts'
import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts'
import { headersOf, leaveOnDevice, signedIn } from './device.ts'
import { ListingPage } from './listing-page.ts'
import { Owner, orderBody, type PlacedOrder, placed, type WantedOrder } from './owner.ts'
import { photos } from './photos.ts'
import { named, ProductForm } from './product-form.ts'
import { visit } from './visit.ts'

export { expect, expectAccessible, expectNoSidewaysScroll, paths }

/** Customer of the journeys. */
export const ayesha = {
  name: 'Ayesha Khan',
  email: 'ayesha@journeys.test',
  phone: '0300 1234567',
  address: 'House 12, Street 5, Madina Town',
  city: 'Faisalabad',
} as const

const PASSWORD = 'journeys-only'

/** Row of a product in the demo catalogue. */
export interface Shelf {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly models: readonly string[]
  /** List price in paisa. */
  readonly price: number
}

/**
 * Actions of the owner during a journey, written straight to the database with notifications to
 * page caches.
 */
export class BackOffice {
  readonly #client: pg.Client

  constructor(client: pg.Client) {
    this.#client = client
  }

  /**
   * Creates a product unique to one journey: a copy of a demo product under its own name, with the
   * same models, case type and photos unless others, or a design, are given.
   */
  async newProduct(
    name: string,
    {
      brand,
      models,
      caseType,
      design,
      nameUrdu = '',
    }: {
      /** Slug; iPhone by default. */
      readonly brand?: string
      readonly models?: readonly string[]
      readonly caseType?: string
      readonly design?: Design
      readonly nameUrdu?: string
    } = {},
  ): Promise<Shelf> {
    const slug = `${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}-${crypto.randomUUID().slice(0, 8)}`
    const { rows } = await this.#client.query<Shelf>(
      `insert into products (slug, name, description, brand, case_type, device_models, price, images, design, created_at, name_urdu)
       select $1, $2, description, coalesce($7, brand), coalesce($4, case_type), coalesce($3, device_models), 99500, $6, $5::jsonb, created_at - interval '1 year', $8
       from products where brand = 'iphone' and case_type = 'Transparent' and deleted_at is null
       order by slug limit 1
       returning id, slug, name, device_models as models, price`,
      [
        slug,
        name,
        models ?? null,
        caseType ?? null,
        design ? JSON.stringify(design) : null,
        design && models
          ? drawnImages({ slug, caseType: caseType ?? 'Transparent', deviceModels: models, design })
          : photos,
        brand ?? null,
        nameUrdu,
      ],
    )
    await this.#catalogueChanged()
    const [product] = rows
    if (!product) throw new Error('the demo catalogue has no clear iPhone case')
    return product
  }

  /** Creates a product whose pictures are drawn for each of its models. */
  newDrawnProduct(name: string, models: readonly string[]): Promise<Shelf> {
    return this.newProduct(name, { models, caseType: 'Transparent', design: peacock })
  }

  /** The demo product with the most reviews. */
  async reviewedProduct(): Promise<Shelf> {
    const { rows } = await this.#client.query<Shelf>(
      `select id, slug, name, device_models as models, price from products
       where deleted_at is null order by review_count desc, slug limit 1`,
    )
    const [product] = rows
    if (!product) throw new Error('the demo catalogue is empty')
    return product
  }

  /** Reviews the newest products, since only reviewed ones appear as loved. */
  async reviewNewestProducts(): Promise<void> {
    const email = `${crypto.randomUUID()}@journeys.test`
    await this.#client.query(
      `with customer as (
         insert into users (name, email, email_key, password_hash) values ('Sana', $1, $1, 'none')
         returning id
       ), praised as (
         update products set rating_sum = 5, review_count = 1, rating_is_sample = false
         where id in (
           select id from products where rating_is_sample order by created_at desc
           limit greatest(0, 12 - (select count(*) from reviews where comment = 'Lovely'))
         )
         returning id
       )
       insert into reviews (product_id, user_id, rating, comment, created_at)
       select praised.id, customer.id, 5, 'Lovely', now() from praised, customer`,
      [email],
    )
    await this.#catalogueChanged()
  }

  /** Records searches of today and of four weeks ago. */
  async countSearches(term: string, count: number): Promise<void> {
    await this.#client.query(
      `insert into event_counts (event, day, subject, count)
       select 'search', (now() at time zone 'Asia/Karachi')::date - days, subject, $2
       from unnest(array[0, 28]) days, unnest(array['', $1]) subject
       on conflict (event, day, subject) do update set count = event_counts.count + excluded.count`,
      [term, count],
    )
  }

  /** Names of products and of people, in the letters in which they were written. */
  async content(): Promise<readonly string[]> {
    const { rows } = await this.#client.query<{ name: string }>(
      `select name from products union select name from users`,
    )
    return rows.map(({ name }) => name)
  }

  async setPrice(id: string, paisa: number): Promise<void> {
    await this.#client.query(
      'update products set price = $2, version = version + 1 where id = $1',
      [id, paisa],
    )
    await this.#catalogueChanged()
  }

  /** Makes products one design in several colours, each with reviews of its own (rule: families). */
  async setFamily(
    members: readonly { readonly id: string; readonly colour: string; readonly stars: number[] }[],
  ): Promise<void> {
    const family = `family-${crypto.randomUUID()}`
    for (const { id, colour, stars } of members) {
      await this.#client.query(
        `update products set family = $2, colours = array[$3], review_count = $4, rating_sum = $5,
           rating_is_sample = false, version = version + 1 where id = $1`,
        [id, family, colour, stars.length, stars.reduce((sum, one) => sum + one, 0)],
      )
    }
    await this.#catalogueChanged()
  }

  async deleteProduct(id: string): Promise<void> {
    await this.#client.query(
      'update products set deleted_at = now(), version = version + 1 where id = $1',
      [id],
    )
    await this.#catalogueChanged()
  }

  /** Number of orders that contain a product. */
  async ordersOf(productId: string): Promise<number> {
    const { rows } = await this.#client.query<{ orders: number }>(
      'select count(distinct order_id)::int as orders from order_items where product_id = $1',
      [productId],
    )
    return rows[0]?.orders ?? 0
  }

  /** Copies an order, as if by many customers. */
  async copyOrder(orderId: string, copies: number): Promise<void> {
    await this.#client.query(
      `with copied as (
         insert into orders (is_guest, customer_name, customer_email, customer_email_key,
           customer_phone, address, city, country, payment_method, status, items_price,
           shipping_price, total_price)
         select is_guest, customer_name, customer_email, customer_email_key, customer_phone,
           address, city, country, payment_method, status, items_price, shipping_price, total_price
         from orders cross join generate_series(1, $2) where id = $1
         returning id)
       insert into order_items (order_id, position, product_id, name, image, brand, case_type,
         device_model, custom_name, list_price, unit_price, quantity)
       select copied.id, position, product_id, name, image, brand, case_type, device_model,
         custom_name, list_price, unit_price, quantity
       from copied cross join order_items where order_id = $1`,
      [orderId, copies],
    )
  }

  /** Moves an order into the past. */
  async placedEarlier(orderId: string, hours: number): Promise<void> {
    await this.#client.query(
      'update orders set created_at = created_at - make_interval(hours => $2) where id = $1',
      [orderId, hours],
    )
  }

  async #catalogueChanged(): Promise<void> {
    await this.#client.query("select pg_notify('catalogue_changed', '')")
  }
}

/** Shopper who uses screens of the shop. */
export class Shopper {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  visit(path: string): Promise<void> {
    return visit(this.page, path)
  }

  /** Adds a product through its page, with a name on it if given. */
  async addToCart(
    product: Pick<Shelf, 'slug' | 'models'>,
    model = product.models[0] ?? '',
    quantity = 1,
    name = '',
  ): Promise<void> {
    await this.visit(paths.product(product.slug))
    await this.page.getByLabel('Phone model').selectOption(model)
    if (name !== '') await this.page.locator('input[name=customName]').fill(name)
    if (quantity > 1) await this.page.getByLabel('Quantity').selectOption(String(quantity))
    await this.page.getByRole('button', { name: 'Add to Cart' }).first().click()
    await this.seesToast('Added to cart!')
  }

  /** Fills the cart through the API, for journeys whose topic isn't adding to it. */
  async hasInCart(
    product: Shelf,
    selectedModel = product.models[0] ?? '',
    quantity = 1,
    customName = '',
  ): Promise<void> {
    const addition = { productId: product.id, quantity, selectedModel, customName }
    await this.#calls('/api/cart', addition, await headersOf(this.page))
  }

  /** Places an order of this device's guest or account, for journeys whose topic isn't the checkout. */
  async hasOrdered(wanted: WantedOrder): Promise<PlacedOrder> {
    const body = orderBody({ ...wanted, customer: { ...ayesha, ...wanted.customer } })
    return placed(body, await this.#calls('/api/orders', body, await headersOf(this.page)))
  }

  /** Opens the checkout with one piece of each product in the cart. */
  async isAtCheckoutWith(...products: readonly Shelf[]): Promise<void> {
    for (const product of products) await this.hasInCart(product)
    await this.visit(paths.checkout())
  }

  async goToCheckout(): Promise<void> {
    await this.visit(paths.cart())
    await this.page.getByRole('link', { name: 'Proceed to Checkout' }).first().click()
    await expect(this.page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
  }

  async fillIn(customer: Readonly<Record<keyof typeof ayesha, string>> = ayesha): Promise<void> {
    const { page } = this
    await page.getByLabel('Full name').fill(customer.name)
    await page.getByLabel('Email address').fill(customer.email)
    await page.getByLabel('Delivery phone').fill(customer.phone)
    await page.getByLabel('Street address').fill(customer.address)
    await page.getByLabel('City').fill(customer.city)
  }

  /**
   * Registers a new account through the form; returns its e-mail address. The password is always
   * the same.
   */
  async register(): Promise<string> {
    const email = newEmail()
    const { page } = this
    await this.visit(paths.register())
    await page.getByLabel('Full name').fill(ayesha.name)
    await page.getByLabel('Email address').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByLabel('Confirm password').fill(PASSWORD)
    const main = page.getByRole('main')
    await main.getByRole('button', { name: /register|create/i }).click()
    await this.seesToast('Registration successful!')
    return email
  }

  /** Registers and signs in through the API, for journeys whose topic isn't registration. */
  async hasAccount(): Promise<string> {
    const email = newEmail()
    const account = { name: ayesha.name, email, password: PASSWORD }
    await leaveOnDevice(this.page, signedIn(await this.#calls<SignedInUser>('/api/users', account)))
    return email
  }

  async logIn(email: string, password = PASSWORD): Promise<void> {
    const { page } = this
    await this.visit(paths.login())
    await page.getByLabel('Email address').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
    await this.seesToast('Login successful!')
  }

  /** Presses Tab until the target has focus, and checks that the focus is visible. */
  async tabTo(target: Locator): Promise<void> {
    const isThere = () => target.evaluate((element) => element === document.activeElement)
    for (let presses = 0; presses < 80; presses += 1) {
      if (await isThere()) {
        await expect(target).toBeInViewport()
        // A ring of 2 px, and no bar over it.
        await expect(target).toHaveCSS('outline-width', '2px')
        await expect.poll(() => target.evaluate(isUncovered)).toBe(true)
        return
      }
      await this.page.keyboard.press('Tab')
    }
    throw new Error(`no 80 presses of Tab lead to ${target}`)
  }

  /** Logs out through the menu, which is behind a button on a small screen. */
  async logOut(): Promise<void> {
    const bar = this.page.getByRole('banner')
    await bar.getByRole('button', { expanded: false }).last().click()
    await bar.getByRole('button', { name: 'Logout' }).click()
  }

  placeOrderButton() {
    return this.page.getByRole('button', { name: /^Place Order/ }).first()
  }

  /** Presses Place Order and waits until the checkout is left; returns the order's id. */
  async placeOrder(): Promise<string> {
    await this.placeOrderButton().click()
    await this.page.waitForURL(/\/orders\/(?:payment\/)?[0-9a-f-]{36}$/)
    return this.page.url().slice(-36)
  }

  /** Waits until the service worker has stored a page for use offline. */
  async hasKept(path: string): Promise<void> {
    await this.page.waitForFunction((address) => caches.match(address).then(Boolean), path)
  }

  /** Whether a cache of the service worker holds an address. */
  holdsCopy(path: string): Promise<boolean> {
    return this.page.evaluate((address) => caches.match(address).then(Boolean), path)
  }

  async seesToast(message: string): Promise<void> {
    const messages = this.page.getByRole('region', { name: 'Messages' })
    await expect(messages.getByText(message)).toBeVisible()
  }

  /** Makes an API call as the page would. */
  async #calls<Answer>(path: string, data: object, headers = {}): Promise<Answer> {
    const answer = await this.page.request.post(path, { headers, data })
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`)
    return (await answer.json()) as Answer
  }
}

const newEmail = () => `${crypto.randomUUID().slice(0, 12)}@journeys.test`

interface Fixtures {
  shopper: Shopper
  /** Another visitor, in a separate browser context. */
  stranger: Shopper
  /** The owner, signed in, in a separate browser context. */
  owner: Owner
  backOffice: BackOffice
  /** Case on sale that no other journey uses. */
  product: Shelf
  /** Filters and sort order of the shopper's page. */
  listing: ListingPage
  /** Product form of the owner's page. */
  form: ProductForm
  /** Patterns of console errors that this journey provokes on purpose. */
  expectedErrors: RegExp[]
}

/** Test that fails at any unexpected console error, page error, policy violation or 5xx. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: the shape that Playwright asks of a fixture
  baseURL: async ({}, use) => use(process.env.JOURNEYS_SHOP ?? ''),
  // biome-ignore lint/correctness/noEmptyPattern: the shape that Playwright asks of a fixture
  expectedErrors: async ({}, use) => use([]),
  shopper: async ({ page }, use) => use(new Shopper(page)),
  stranger: async ({ browser, baseURL }, use, { project }) => {
    const context = await browser.newContext({ ...(project.use as object), baseURL: baseURL ?? '' })
    await use(new Shopper(await context.newPage()))
    await context.close()
  },
  product: async ({ backOffice }, use) => use(await backOffice.newProduct(named('Case'))),
  listing: async ({ page }, use) => use(new ListingPage(page)),
  form: async ({ owner }, use) => use(new ProductForm(owner)),
  // biome-ignore lint/correctness/noEmptyPattern: the shape that Playwright asks of a fixture
  backOffice: async ({}, use) => {
    const client = new pg.Client({ connectionString: process.env.JOURNEYS_DATABASE })
    await client.connect()
    await use(new BackOffice(client))
    await client.end()
  },
  owner: async ({ browser, baseURL, expectedErrors }, use, { project }) => {
    const owner = await Owner.comeIn(browser, baseURL ?? '', project.use)
    const faults = faultsOf(owner.page)
    await use(owner)
    expect(faults.filter((fault) => !isExpected(fault, expectedErrors))).toEqual([])
    await owner.page.context().close()
  },
  page: async ({ page, expectedErrors }, use) => {
    const faults = faultsOf(page)
    await use(page)
    expect(faults.filter((fault) => !isExpected(fault, expectedErrors))).toEqual([])
  },
})

/** Collects faults of a page from now on. */
function faultsOf(page: Page): readonly string[] {
  const faults: string[] = []
  page.on('console', (message) => {
    if (message.type() !== 'error') return
    faults.push(`console: ${message.text()}${AT}${message.location().url}`)
  })
  page.on('pageerror', (error) => faults.push(`page error: ${error.message}`))
  page.on('response', (response) => {
    if (response.status() >= 500) faults.push(`${response.status()}${AT}${response.url()}`)
  })
  return faults
}

/** Separator before the address of a fault; patterns match only the part before it. */
const AT = ' at '

function isExpected(fault: string, patterns: readonly RegExp[]): boolean {
  const [what = ''] = fault.split(AT)
  return patterns.some((pattern) => pattern.test(what))
}

/** Expects the confirmation of a copy, at its button. */
export async function seesCopied(page: Page): Promise<void> {
  await expect(page.getByRole('status').getByText('Copied to clipboard!')).toBeVisible()
}

/** Disables timers of 4 s and longer, so that no message disappears during a slow journey. */
export async function keepMessagesOpen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { setTimeout } = window
    const shorter = (work: () => void, delay = 0, ...parts: []) =>
      delay < 4_000 ? setTimeout(work, delay, ...parts) : 0
    window.setTimeout = shorter as typeof setTimeout
  })
}

/** Links of a listing's cards, one per card. */
export function caseLinks(page: Page): Locator {
  return page.getByRole('region', { name: 'Products' }).getByRole('link', { name: /^View Details/ })
}

/** Tolerance in px for edges of boxes, which are fractional because of fonts. */
export const PIXEL = 1

/** Expects a target wholly in view. Fractions of a pixel rule out a ratio of 1. */
export async function expectWhollyInView(target: Locator): Promise<void> {
  await expect(target).toBeInViewport({ ratio: 0.99 })
}

/**
 * Expects the properties of every screen: one heading, no violation that axe can find, no
 * horizontal scroll, also at 320 px.
 */
export async function expectValidScreen(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expectAccessible(page)
  expect(await smallTargets(page)).toEqual([])
  expect(await fieldsThatZoom(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)
}

/** Fields with text below 16 px, into which an iPhone zooms when they get the focus. */
function fieldsThatZoom(page: Page): Promise<string[]> {
  return page.locator('input, select, textarea').evaluateAll((fields) =>
    fields
      .filter(
        (field) =>
          !field.matches('[type=hidden], [type=checkbox], [type=radio], [type=file], [type=color]'),
      )
      .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
      .map((field) => field.outerHTML.slice(0, 160)),
  )
}

/** Names of main buttons and steppers that are less than 44 px high or wide. */
const smallTargets = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'main button[type=submit], .buy-bar button, main [role=group] > button',
      ),
    ]
      .filter((button) => button.checkVisibility())
      .filter((button) => {
        const { width, height } = button.getBoundingClientRect()
        return Math.min(width, height) < 43.9
      })
      .map((button) => button.ariaLabel ?? button.textContent),
  )

/** Whether nothing lies over the middle of an element. */
function isUncovered(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  const upper = document.elementFromPoint(left + width / 2, top + height / 2)
  return upper !== null && (element.contains(upper) || upper.contains(element))
}
