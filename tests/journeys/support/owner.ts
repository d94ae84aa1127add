import type { Browser, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { Order } from '#domain/contract/orders.ts'
import type { SignedInUser } from '#domain/contract/users.ts'
import type { Language } from '#domain/languages.ts'
import { shortOrderId } from '#domain/orders/status.ts'
import { leaveOnDevice, signedIn } from './device.ts'
import { admin } from './shop-process.ts'
import { visit } from './visit.ts'

/** Customer of orders whose checkout isn't the topic of a journey. */
export const bilal = {
  name: 'Bilal Ahmed',
  email: 'bilal@journeys.test',
  phone: '0301 7654321',
  address: 'Flat 4, Madina Town',
  city: 'Lahore',
} as const

type Customer = Readonly<Record<keyof typeof bilal, string>>

/** Order of one line, with cash on delivery in English by default. */
export interface WantedOrder {
  readonly product: { readonly id: string; readonly models: readonly string[] }
  readonly customName?: string
  readonly method?: 'COD' | 'Online_Manual'
  readonly quantity?: number
  readonly customer?: Partial<Customer>
  /** Of the page on which it is placed. */
  readonly language?: Language
}

export interface PlacedOrder {
  readonly id: string
  /** Short form on screens: the last 8 characters in capitals. */
  readonly shortId: string
  /** Rupees. */
  readonly total: number
  readonly customer: Customer
}

type OrderBody = ReturnType<typeof orderBody>

/** Body of the call that places an order, for a guest or an account. */
export function orderBody({
  product,
  customName = '',
  method = 'COD',
  quantity = 1,
  customer,
  language = 'en',
}: WantedOrder) {
  const { name, email, phone, address, city } = { ...bilal, ...customer }
  const [selectedModel] = product.models
  return {
    orderItems: [{ product: product.id, qty: quantity, selectedModel, customName }],
    shippingAddress: { address, city, country: 'Pakistan' },
    paymentMethod: method,
    guestInfo: { name, email, phone },
    phone,
    language,
  }
}

/** Order that was placed with this body. */
export function placed(
  { guestInfo, shippingAddress }: OrderBody,
  { _id: id, totalPrice: total }: Order,
): PlacedOrder {
  const { address, city } = shippingAddress
  return { id, shortId: shortOrderId(id), total, customer: { ...guestInfo, address, city } }
}

/** The owner in the admin area, in a separate browser context. */
export class Owner {
  readonly page: Page
  readonly #address: string
  readonly #token: string

  private constructor(page: Page, address: string, token: string) {
    this.page = page
    this.#address = address
    this.#token = token
  }

  /** Signs in over the API, as the stored user of a new browser context. */
  static async comeIn(browser: Browser, address: string, use: object): Promise<Owner> {
    const user = await send<SignedInUser>(`${address}/api/users/login`, 'POST', admin)
    const context = await browser.newContext({ ...use, baseURL: address })
    const page = await context.newPage()
    await leaveOnDevice(page, signedIn(user))
    return new Owner(page, address, user.token)
  }

  visit(path: string): Promise<void> {
    return visit(this.page, path)
  }

  async seesToast(message: string | RegExp): Promise<void> {
    const messages = this.page.getByRole('region', { name: 'Messages' })
    await expect(messages.getByText(message).first()).toBeVisible()
  }

  /** Places a guest's order now. */
  async receivesOrder(wanted: WantedOrder): Promise<PlacedOrder> {
    const body = orderBody(wanted)
    return placed(body, await send<Order>(`${this.#address}/api/orders`, 'POST', body))
  }

  /** Registers a user, with the password of all accounts of the journeys. */
  newUser(name: string): Promise<SignedInUser> {
    const email = `${crypto.randomUUID()}@journeys.test`
    return this.calls('POST', '/users', { name, email, password: admin.password })
  }

  /** Makes an admin's API call, for the preconditions of a journey. */
  async calls<Answer>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: object,
  ): Promise<Answer> {
    return send(`${this.#address}/api${path}`, method, body, this.#token)
  }
}

async function send<Answer>(
  address: string,
  method: string,
  body?: object,
  token?: string,
): Promise<Answer> {
  const response = await fetch(address, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!response.ok) {
    throw new Error(`${method} ${address}: ${response.status} ${await response.text()}`)
  }
  return (await response.json()) as Answer
}
