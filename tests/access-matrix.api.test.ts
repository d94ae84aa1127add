import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addresses, type CallName } from '#domain/contract/addresses.ts'
import type { Address } from '#domain/contract/call.ts'
import { newAccount, type TestAccount } from '#testing/accounts.ts'
import { newPhone, orderBody } from '#testing/orders.ts'
import { as, newEmail, signedUp, testPassword } from '#testing/passwords.ts'
import { prepareOrders } from '#testing/prepared-orders.ts'
import { newProduct, type TestProduct } from '#testing/products.ts'
import { newGuest, nobody, openTestShop, type TestShop, type Visitor } from '#testing/shop.ts'

/**
 * Every call of the contract × everybody: who is let through, and what a valid request of theirs
 * answers. What an admin's or a shopper's call says to others follows from the contract; a call that
 * is open to anyone has its whole row here.
 */

const roles = ['nobody', 'guest', 'shopper', 'other shopper', 'admin'] as const
type Role = (typeof roles)[number]

/** Where requests to one call are aimed at: all of it belongs to the shopper. */
interface Scene {
  readonly product: TestProduct
  readonly orderId: string
  readonly shopper: TestAccount
}

interface Sample {
  /** A valid request; made anew for every role. */
  readonly request?: (scene: Scene) => Promise<Request> | Request
  /** Status by role, in their order; for calls open to anyone. */
  readonly row?: readonly [number, number, number, number, number]
  /** Status for whoever the contract lets through; 200 unless said. */
  readonly success?: number
}

interface Request {
  readonly params?: Readonly<Record<string, string>>
  readonly search?: string
  readonly body?: unknown
}

const everybody: Sample['row'] = [200, 200, 200, 200, 200]
/** A cart belongs to somebody. */
const hasCart: Sample['row'] = [400, 200, 200, 200, 200]
/** An order of the shopper's account (D29). */
const ofShopper: Sample['row'] = [401, 401, 200, 404, 200]

const productForm = {
  name: 'Truck Art',
  description: 'A case',
  brand: 'iPhone',
  deviceModels: ['iPhone 15'],
  caseType: 'Graphical',
  price: 1200,
  image: ['/images/truck-art.webp'],
}
const theProduct = ({ product: { id } }: Scene): Request => ({ params: { id } })
const theOrder = ({ orderId: id }: Scene): Request => ({ params: { id } })
const theLine = ({ product: { id } }: Scene, body: object): Request => ({
  params: { productId: id },
  body: { selectedModel: 'iPhone 15', ...body },
})
const aUser = async (): Promise<Request> => ({ params: { id: (await newAccount(shop)).id } })
const transfer = { paymentMethod: 'Online_Manual', isPaid: false, isDelivered: false } as const
const aTransfer = async ({ product }: Scene, body: object): Promise<Request> => {
  const waiting = { ...transfer, orderStatus: 'Payment Pending' } as const
  const [id = ''] = await prepareOrders(shop, product, [waiting])
  return { params: { id }, body }
}

const samples: Readonly<Record<CallName, Sample>> = {
  listProducts: { row: everybody },
  getProduct: { row: everybody, request: theProduct },
  createProduct: { success: 201, request: () => ({ body: productForm }) },
  updateProduct: { request: (scene) => ({ ...theProduct(scene), body: productForm }) },
  deleteProduct: { request: async () => ({ params: { id: (await newProduct(shop)).id } }) },
  // Let through, and told that this is no picture.
  uploadProductImage: { success: 415, request: () => ({ body: {} }) },

  listReviews: { row: everybody, request: theProduct },
  writeReview: {
    success: 201,
    request: (scene) => ({ ...theProduct(scene), body: { rating: 5, comment: 'Fits' } }),
  },

  getCart: { row: everybody },
  addToCart: {
    row: hasCart,
    request: ({ product: { id } }) => ({
      body: { productId: id, quantity: 1, selectedModel: 'iPhone 15' },
    }),
  },
  updateCartLine: { row: hasCart, request: (scene) => theLine(scene, { quantity: 0 }) },
  removeCartLine: { row: hasCart, request: (scene) => theLine(scene, {}) },
  clearCart: { row: hasCart },
  mergeCart: { request: () => ({ body: { sessionId: newGuest().sessionId } }) },

  placeOrder: {
    row: [201, 201, 201, 201, 201],
    request: ({ product }) => ({ body: { ...orderBody(product), phone: newPhone() } }),
  },
  getOrder: { row: ofShopper, request: theOrder },
  listMyOrders: {},
  listGuestOrders: {
    row: everybody,
    request: () => ({ params: { email: 'bilal@example.com' } }),
  },
  listOrders: { request: () => ({ search: '?page=1' }) },
  exportOrders: {},
  cancelOrder: { row: ofShopper, request: theOrder },
  confirmPayment: { request: (scene) => aTransfer(scene, {}) },
  rejectPayment: { request: (scene) => aTransfer(scene, { rejectionReason: 'No money came' }) },
  setOrderStatus: { request: (scene) => ({ ...theOrder(scene), body: { status: 'Shipped' } }) },
  deliverOrder: { request: theOrder },
  watchOrder: { row: ofShopper, request: theOrder },
  watchShop: {},
  getSummary: {},

  logIn: {
    row: everybody,
    request: async () => {
      const { email } = await signedUp(shop)
      return { body: { email, password: testPassword } }
    },
  },
  register: {
    row: [201, 201, 201, 201, 201],
    request: () => ({ body: { name: 'Omar', email: newEmail(), password: testPassword } }),
  },
  logOut: {},
  resetPassword: {
    row: [400, 400, 400, 400, 400],
    request: () => ({ body: { token: 'no-such-link', password: testPassword } }),
  },
  updateProfile: { request: () => ({ body: { name: 'Omar Farooq' } }) },
  listUsers: {},
  setAdmin: { request: async () => ({ ...(await aUser()), body: { isAdmin: true } }) },
  deleteUser: { request: aUser },

  getShop: { row: everybody },
}

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ rateLimitScale: 0 })
})
afterAll(() => shop.close())

async function newScene(): Promise<Scene> {
  const product = await newProduct(shop)
  const shopper = await newAccount(shop)
  const pending = { ...transfer, paymentMethod: 'COD', orderStatus: 'Pending' } as const
  const [orderId = ''] = await prepareOrders(shop, product, [{ ...pending, userId: shopper.id }])
  return { product, orderId, shopper }
}

async function visitorOf(role: Role, { shopper }: Scene): Promise<Visitor> {
  switch (role) {
    case 'nobody':
      return nobody
    case 'guest':
      return newGuest()
    case 'shopper':
      return shopper
    case 'other shopper':
      return newAccount(shop)
    case 'admin':
      return newAccount(shop, { isAdmin: true })
  }
}

interface Heard {
  readonly status: number
  /** The refusal, when there is one. */
  readonly refusal: unknown
}

async function ask(
  { method, path }: Address,
  { params = {}, search = '', body }: Request,
  { headers }: Visitor,
): Promise<Heard> {
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  )
  const answer = await shop.sendRaw(`/api${filled}${search}`, {
    method,
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const isRefusal = answer.status >= 400
  const refusal = isRefusal ? await answer.json() : null
  // A stream of events has no end of its own.
  if (!isRefusal) await answer.body?.cancel()
  return { status: answer.status, refusal }
}

const loginNeeded = { message: 'Please log in', code: 'UNAUTHENTICATED' }
const adminsOnly = { message: 'Only an admin may do this', code: 'FORBIDDEN' }

/** What the contract says to a role that a call is not for; null for who is let through. */
function stopped({ who }: Address, role: Role): Heard | null {
  if (who === 'anyone' || role === 'admin') return null
  if (role === 'nobody' || role === 'guest') return { status: 401, refusal: loginNeeded }
  return who === 'admin' ? { status: 403, refusal: adminsOnly } : null
}

const calls = Object.entries(addresses) as [CallName, Address][]

describe.each(calls)('%s', (name, address) => {
  const { row, success = 200, request = () => ({}) } = samples[name]

  test.each(roles)('by %s', async (role) => {
    expect(row !== undefined, 'the table has rows for calls open to anyone').toBe(
      address.who === 'anyone',
    )
    const scene = await newScene()
    const heard = await ask(address, await request(scene), await visitorOf(role, scene))
    const refused = stopped(address, role)
    if (refused) expect(heard).toEqual(refused)
    else expect(heard.status).toBe(row ? row[roles.indexOf(role)] : success)
  })

  if (address.who === 'anyone') return

  test('is refused before anything is read', async () => {
    const scene = await newScene()
    const broken = { ...(await request(scene)), body: address.method === 'GET' ? undefined : '{' }
    for (const role of roles) {
      const refused = stopped(address, role)
      if (!refused) continue
      expect(await ask(address, broken, await visitorOf(role, scene))).toEqual(refused)
    }
  })

  test('is refused to a token that has ended', async () => {
    const scene = await newScene()
    const ended = await newAccount(shop, { isAdmin: true })
    await shop.send('logOut', {}, ended)
    const stranger = as({ token: 'x'.repeat(43) })
    for (const visitor of [ended, stranger]) {
      expect(await ask(address, await request(scene), visitor)).toEqual({
        status: 401,
        refusal: { message: 'Please log in again', code: 'UNAUTHENTICATED' },
      })
    }
  })
})

describe('contract and server', () => {
  test('serve the same calls', async () => {
    const { paths } = (await (await shop.sendRaw('/api/docs/json')).json()) as {
      paths: Record<string, Record<string, unknown>>
    }
    const served = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    const described = calls.map(
      ([, { method, path }]) => `${method} /api${path.replace(/:(\w+)/g, '{$1}')}`,
    )
    expect(served.sort()).toEqual(described.sort())
  })
})
