import { describe, expect, test } from 'vitest'
import { shopFacts } from '#config'
import { addresses, type CallName } from '#domain/contract/addresses/index.ts'
import type { Address } from '#domain/contract/call.ts'
import { newAccount } from '#testing/accounts.ts'
import { as } from '#testing/passwords.ts'
import {
  fetched,
  newScene,
  type SampleRequest,
  type Scene,
  sampleRequests,
} from '#testing/sample-requests.ts'
import { anonymous, newGuest, openTestShop, type Visitor } from '#testing/shop.ts'

/**
 * Access matrix of every call of the contract × every role: statuses of a valid request. Refusals
 * of admins' and shoppers' calls follow from the contract; a call open to anyone lists all its
 * statuses here, and so does one that only some shoppers may make.
 */

const roles = ['anonymous', 'guest', 'shopper', 'other shopper', 'admin'] as const
type Role = (typeof roles)[number]

interface ExpectedAccess {
  /** Statuses by role, in the order of `roles`; required for calls open to anyone. */
  readonly row?: readonly [number, number, number, number, number]
  /** Status for roles that the contract admits; default 200. */
  readonly success?: number
  /** Sentence for callers without an account; default 'Please log in'. */
  readonly loginNeeded?: string
}

const everybody: ExpectedAccess['row'] = [200, 200, 200, 200, 200]
/** A cart needs a session or an account. */
const hasCart: ExpectedAccess['row'] = [400, 200, 200, 200, 200]
/** Row of an order of the shopper's account (rule: guest-order-access). */
const ofShopper: ExpectedAccess['row'] = [401, 401, 200, 404, 200]

const expected: Readonly<Partial<Record<CallName, ExpectedAccess>>> = {
  listProducts: { row: everybody },
  listHighlights: { row: everybody },
  listProductsCalled: { row: everybody },
  getDesignForPhone: { row: everybody },
  listRelatedProducts: { row: everybody },
  getProduct: { row: everybody },
  createProduct: { success: 201 },
  // Admitted; the body isn't an image.
  uploadProductImage: { success: 415 },
  drawLettering: { row: everybody },
  suggest: { row: everybody },
  listReviews: { row: everybody },
  writeReview: { success: 201, loginNeeded: 'Please login to write a review' },
  // Admitted; the body is no picture.
  uploadReviewPhoto: { success: 415 },
  // Its author and admins may remove it.
  removeReview: { row: [401, 401, 200, 403, 200] },
  getCart: { row: everybody },
  addToCart: { row: hasCart },
  // The sample's line is gone by then.
  moveCartLine: { row: [400, 404, 404, 404, 404] },
  updateCartLine: { row: hasCart },
  removeCartLine: { row: hasCart },
  clearCart: { row: hasCart },
  placeOrder: { row: [201, 201, 201, 201, 201] },
  getOrder: { row: ofShopper },
  listGuestOrders: { row: everybody },
  cancelOrder: { row: ofShopper },
  // Admitted roles send a body that isn't an image, or there is no proof.
  handInProof: { row: [401, 401, 415, 404, 415] },
  getProof: { row: [401, 401, 404, 404, 404] },
  sendMessageAgain: { success: 404 },
  takeBackSettlement: { success: 404 },
  saveWallets: { success: 403 },
  startSecondStep: { success: 403 },
  confirmSecondStep: { success: 409 },
  endSecondStep: { success: 403 },
  makeRecoveryCodes: { success: 403 },
  startPasskey: { success: 403 },
  addPasskey: { success: 400 },
  removePasskey: { success: 403 },
  orderAgain: { row: ofShopper },
  // Refused: the order's owner has an account already.
  openOrderAccount: { row: [401, 401, 409, 404, 409] },
  logIn: { row: everybody },
  startPasskeyLogin: { row: everybody },
  logInByPasskey: { row: [401, 401, 401, 401, 401] },
  // No login with this challenge was begun.
  finishLogin: { row: [401, 401, 401, 401, 401] },
  register: { row: [201, 201, 201, 201, 201] },
  askForPassword: { row: everybody },
  resetPassword: { row: [400, 400, 400, 400, 400] },
  getShop: { row: everybody },
}

const shop = await openTestShop({ rateLimitScale: 0, facts: { ...shopFacts, sendsMail: true } })

const visitorOf = (role: Role, { shopper }: Scene): Visitor | Promise<Visitor> => {
  if (role === 'anonymous') return anonymous
  if (role === 'guest') return newGuest()
  return role === 'shopper' ? shopper : newAccount(shop, { isAdmin: role === 'admin' })
}

interface CallResult {
  readonly status: number
  /** Body of a refusal; otherwise undefined. */
  readonly refusal: unknown
}

async function ask(
  address: Address,
  request: SampleRequest,
  { headers }: Visitor,
): Promise<CallResult> {
  const answer = await shop.sendRaw(...fetched(address, request, headers))
  const isRefusal = answer.status >= 400
  const refusal = isRefusal ? await answer.json() : null
  // The body of an export is not needed.
  if (!isRefusal) await answer.body?.cancel()
  return { status: answer.status, refusal }
}

const adminsOnly = { message: 'Only an admin may do this', code: 'FORBIDDEN' }

/** Refusal that the contract prescribes for a role without access; null for admitted roles. */
function stopped(name: CallName, role: Role): CallResult | null {
  const { who } = addresses[name]
  if (who === 'anyone' || role === 'admin') return null
  if (role === 'anonymous' || role === 'guest') {
    const message = expected[name]?.loginNeeded ?? 'Please log in'
    return { status: 401, refusal: { message, code: 'UNAUTHENTICATED' } }
  }
  return who === 'admin' ? { status: 403, refusal: adminsOnly } : null
}

const calls = Object.entries(addresses) as [CallName, Address][]

describe.each(calls)('%s', (name, address) => {
  const { row, success = 200 } = expected[name] ?? {}
  const request = (scene: Scene) => sampleRequests(shop)[name](scene)

  test.each(roles)('by %s', async (role) => {
    if (address.who === 'anyone') expect(row, 'statuses of a call open to anyone').toBeDefined()
    const scene = await newScene(shop)
    const heard = await ask(address, await request(scene), await visitorOf(role, scene))
    const refused = stopped(name, role)
    if (refused) expect(heard).toEqual(refused)
    else expect(heard.status).toBe(row ? row[roles.indexOf(role)] : success)
  })

  if (address.method !== 'GET') {
    /** (rule: strict-requests) */
    test.each(['null', '7', 'true', '"text"', '[]', '[null]', '{}', ''])(
      'never fails on a body %s',
      async (body) => {
        const scene = await newScene(shop)
        const visitor = await visitorOf('admin', scene)
        const { status, refusal } = await ask(address, { ...(await request(scene)), body }, visitor)
        expect(status).toBeLessThan(500)
        const isAnswered = status < 400
        const described = { message: expect.any(String), code: expect.any(String) }
        expect(refusal).toEqual(isAnswered ? null : expect.objectContaining(described))
      },
    )
  }

  if (address.who === 'anyone') return

  test('is refused before its body is read', async () => {
    const scene = await newScene(shop)
    const broken = { ...(await request(scene)), body: address.method === 'GET' ? undefined : '{' }
    for (const role of roles) {
      const refused = stopped(name, role)
      if (!refused) continue
      expect(await ask(address, broken, await visitorOf(role, scene))).toEqual(refused)
    }
  })

  test('is refused with an expired or revoked token', async () => {
    const scene = await newScene(shop)
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
  test('contain the same calls', async () => {
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
