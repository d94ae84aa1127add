import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ayesha } from '#testing/signed-in.ts'
import { shownToasts, toast } from '#web/kit/feedback/toast.ts'
import {
  currentUser,
  ensureGuestSessionId,
  forgetGuestSession,
  guestSessionId,
  onSessionChange,
  signOut,
} from '#web/kit/session/session.ts'
import { clearOnUserChange } from '#web/kit/store/store.ts'
import { cartEntry } from '#web/shop/store/cart.ts'
import { landingOf } from './entrance.ts'
import { enter } from './sign-in.ts'

/** Requests to the server, in sequence. */
let requests: { path: string; bearer: string | null; body: unknown }[]
let merged: { status: number; body: unknown }
let stop: () => void

beforeEach(() => {
  requests = []
  merged = { status: 200, body: { items: [{ qty: 1 }], checkoutKey: 'k' } }
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('location', { pathname: '/login', assign: vi.fn() })
  stop = clearOnUserChange()
  vi.stubGlobal('fetch', async (path: string, { headers, body }: RequestInit) => {
    const bearer = new Headers(headers).get('authorization')
    requests.push({ path, bearer, body: JSON.parse(String(body)) })
    return new Response(JSON.stringify(merged.body), { status: merged.status })
  })
})

afterEach(() => {
  signOut()
  forgetGuestSession()
  stop()
  for (const { id } of shownToasts()) toast.dismiss(id)
})

const messages = () => shownToasts().map(({ message }) => message)

describe('signing in', () => {
  test('merges the guest’s cart and removes the guest id', async () => {
    const sessionId = ensureGuestSessionId()
    await enter(ayesha)
    expect(requests).toEqual([
      { path: '/api/cart/merge', bearer: 'Bearer token-of-ayesha', body: { sessionId } },
    ])
    expect(currentUser()).toEqual(ayesha)
    expect(guestSessionId()).toBeNull()
    expect(messages()).toEqual(['Cart synced successfully!'])
  })

  test('takes effect only after the merge, so that no partial cart is read', async () => {
    ensureGuestSessionId()
    const known: (string | null)[] = []
    const stop = onSessionChange(() => known.push(guestSessionId()))
    await enter(ayesha)
    stop()
    expect(known).toEqual([null])
  })

  test.each([
    ['that was never read', null],
    ['beside a filled cart of the account', { items: [], checkoutKey: 'k' }],
  ])('shows no message for an empty guest cart %s', async (_which, guestCart) => {
    if (guestCart) cartEntry().put(guestCart)
    else merged = { status: 200, body: { items: [], checkoutKey: 'k' } }
    ensureGuestSessionId()
    await enter(ayesha)
    expect(guestSessionId()).toBeNull()
    expect(messages()).toEqual([])
  })

  test('merges nothing without a guest id', async () => {
    await enter(ayesha)
    expect(requests).toEqual([])
    expect(messages()).toEqual([])
  })

  test('succeeds when the merge fails, and keeps the guest id for a later one', async () => {
    merged = { status: 503, body: { message: 'x', code: 'UNAVAILABLE' } }
    const sessionId = ensureGuestSessionId()
    await enter(ayesha)
    expect(currentUser()).toEqual(ayesha)
    expect(guestSessionId()).toBe(sessionId)
    expect(messages()).toEqual([])
  })

  test('as an admin merges nothing and keeps the guest’s cart', async () => {
    const sessionId = ensureGuestSessionId()
    await enter({ ...ayesha, isAdmin: true })
    expect(requests).toEqual([])
    expect(guestSessionId()).toBe(sessionId)
  })
})

test('an admin lands on the dashboard, other users at home', () => {
  expect(landingOf({ isAdmin: true })).toBe('/admin/dashboard')
  expect(landingOf({ isAdmin: false })).toBe('/')
})
