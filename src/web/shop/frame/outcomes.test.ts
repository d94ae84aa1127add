import '#web/admin/frame/admin-calls.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ayesha } from '#testing/signed-in.ts'
import { ApiError, onCallOutcome, send } from '#web/kit/api/send.ts'
import { currentUser, signIn, signOut } from '#web/kit/session/session.ts'
import '#web/shop/store/account-calls.ts'
import { handleCallOutcomes } from './outcomes.ts'

const fetched = vi.fn<typeof fetch>()
const assign = vi.fn<(to: string) => void>()
const remove = vi.fn()

const answer = (status: number, body: unknown) => new Response(JSON.stringify(body), { status })
const failure = (call: Promise<unknown>) => expect(call).rejects.toBeInstanceOf(ApiError)

beforeEach(() => {
  fetched.mockReset()
  assign.mockReset()
  remove.mockReset()
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('location', { pathname: '/cart', assign })
  vi.stubGlobal('document', { getElementById: (id: string) => id === 'stale-notice' && { remove } })
  handleCallOutcomes(assign)
})

afterEach(() => {
  signOut()
  onCallOutcome(() => undefined)
  vi.unstubAllGlobals()
})

test('an answer of the server removes the notice of a stale page', async () => {
  fetched.mockResolvedValue(answer(503, { message: 'Later', code: 'UNAVAILABLE' }))
  await failure(send('getShop', {}))
  expect(remove).not.toHaveBeenCalled()
  fetched.mockResolvedValue(answer(200, {}))
  await send('getShop', {})
  expect(remove).toHaveBeenCalled()
})

describe('a 401', () => {
  const unauthenticated = () => answer(401, { message: 'Please log in', code: 'UNAUTHENTICATED' })

  beforeEach(() => signIn(ayesha))

  test.each([
    ['/admin/orders', true],
    ['/admin', true],
    ['/administrator', false],
    ['/orders/admin', false],
  ])(
    'at %s ends the session and goes to the login: %s (by path segment, rule: session-ends)',
    async (pathname, goes) => {
      vi.stubGlobal('location', { pathname, assign })
      fetched.mockResolvedValue(unauthenticated())
      await failure(send('listOrders', {}))
      expect(currentUser()).toBeNull()
      expect(assign.mock.calls).toEqual(goes ? [['/login']] : [])
    },
  )

  test('for a wrong password only shows its message', async () => {
    fetched.mockResolvedValue(
      answer(401, { message: 'Invalid email or password', code: 'WRONG_CREDENTIALS' }),
    )
    await failure(send('logIn', { body: { email: 'a@b.c', password: 'x' } }))
    expect(currentUser()).toEqual(ayesha)
  })

  test('of a call that was sent with another token keeps the current session', async () => {
    const late = Promise.withResolvers<Response>()
    fetched.mockReturnValueOnce(late.promise)
    const refused = failure(send('listMyOrders', {}))
    signIn({ ...ayesha, token: 'fresh' })
    late.resolve(unauthenticated())
    await refused
    expect(currentUser()?.token).toBe('fresh')
    fetched.mockResolvedValue(unauthenticated())
    await failure(send('mergeCart', { body: { sessionId: 'guest_1' } }, { token: 'another' }))
    expect(currentUser()?.token).toBe('fresh')
  })
})
