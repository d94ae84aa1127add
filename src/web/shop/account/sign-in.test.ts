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
import { logIn, register, resetPassword } from './sign-in.ts'

/** Requests to the server, in sequence. */
let asked: { path: string; bearer: string | null; body: unknown }[]
let answers: Record<string, { status: number; body: unknown }>
let stop: () => void

beforeEach(() => {
  asked = []
  answers = {
    '/api/users/login': { status: 200, body: ayesha },
    '/api/users': { status: 201, body: ayesha },
    '/api/users/reset-password': { status: 200, body: ayesha },
    '/api/cart/merge': { status: 200, body: { items: [{ qty: 1 }], checkoutKey: 'k' } },
  }
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('addEventListener', vi.fn())
  vi.stubGlobal('removeEventListener', vi.fn())
  vi.stubGlobal('location', { pathname: '/login', assign: vi.fn() })
  stop = clearOnUserChange()
  vi.stubGlobal('fetch', async (path: string, { headers, body }: RequestInit) => {
    const bearer = new Headers(headers).get('authorization')
    asked.push({ path, bearer, body: JSON.parse(String(body)) })
    const { status, body: answer } = answers[path] ?? { status: 404, body: {} }
    return new Response(JSON.stringify(answer), { status })
  })
})

afterEach(() => {
  signOut()
  forgetGuestSession()
  stop()
  for (const { id } of shownToasts()) toast.dismiss(id)
})

const messages = () => shownToasts().map(({ message }) => message)
const credentials = { email: ayesha.email, password: 'secret1' }

describe('signing in', () => {
  test.each([
    ['by login', () => logIn(credentials)],
    ['by registration', () => register({ ...credentials, name: ayesha.name })],
    ['by a reset link', () => resetPassword('token', 'secret1')],
  ])('%s merges the guest’s cart and removes the guest id', async (_how, enter) => {
    const sessionId = ensureGuestSessionId()
    await enter()
    expect(asked[1]).toEqual({
      path: '/api/cart/merge',
      bearer: 'Bearer token-of-ayesha',
      body: { sessionId },
    })
    expect(currentUser()).toEqual(ayesha)
    expect(guestSessionId()).toBeNull()
    expect(messages()).toEqual(['Cart synced successfully!'])
  })

  test('takes effect only after the merge, so that no partial cart is read', async () => {
    ensureGuestSessionId()
    const known: (string | null)[] = []
    const stop = onSessionChange(() => known.push(guestSessionId()))
    await logIn(credentials)
    stop()
    expect(known).toEqual([null])
  })

  test.each([
    ['that was never read', null],
    ['beside a filled cart of the account', { items: [], checkoutKey: 'k' }],
  ])('shows no message for an empty guest cart %s', async (_which, guestCart) => {
    if (guestCart) cartEntry().put(guestCart)
    else answers['/api/cart/merge'] = { status: 200, body: { items: [], checkoutKey: 'k' } }
    ensureGuestSessionId()
    await logIn(credentials)
    expect(guestSessionId()).toBeNull()
    expect(messages()).toEqual([])
  })

  test('merges nothing without a guest id', async () => {
    await logIn(credentials)
    expect(asked.map(({ path }) => path)).toEqual(['/api/users/login'])
    expect(messages()).toEqual([])
  })

  test('succeeds when the merge fails, and keeps the guest id for a later one', async () => {
    answers['/api/cart/merge'] = { status: 503, body: { message: 'x', code: 'UNAVAILABLE' } }
    const sessionId = ensureGuestSessionId()
    await logIn(credentials)
    expect(currentUser()).toEqual(ayesha)
    expect(guestSessionId()).toBe(sessionId)
    expect(messages()).toEqual([])
  })

  test('as an admin merges nothing and keeps the guest’s cart', async () => {
    answers['/api/users/login'] = { status: 200, body: { ...ayesha, isAdmin: true } }
    const sessionId = ensureGuestSessionId()
    await logIn(credentials)
    expect(asked.map(({ path }) => path)).toEqual(['/api/users/login'])
    expect(guestSessionId()).toBe(sessionId)
  })

  test('with a wrong password changes nothing', async () => {
    const body = { message: 'Invalid email or password', code: 'WRONG_CREDENTIALS' }
    answers['/api/users/login'] = { status: 401, body }
    const sessionId = ensureGuestSessionId()
    await expect(logIn(credentials)).rejects.toThrow('Invalid email or password')
    expect([currentUser(), guestSessionId()]).toEqual([null, sessionId])
  })
})

test('an admin lands on the dashboard, other users at home', () => {
  expect(landingOf({ isAdmin: true })).toBe('/admin/dashboard')
  expect(landingOf({ isAdmin: false })).toBe('/')
})
