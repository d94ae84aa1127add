import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ayesha } from '#testing/signed-in.ts'

/** In-memory localStorage. */
class FakeStorage {
  readonly values = new Map<string, string>()
  getItem = (key: string) => this.values.get(key) ?? null
  setItem = (key: string, value: string) => void this.values.set(key, value)
  removeItem = (key: string) => void this.values.delete(key)
}

let storage: FakeStorage
let tabs: EventTarget

/** Imports the module anew, as after a reload of the page. */
async function reload() {
  vi.resetModules()
  return import('./session.ts')
}

beforeEach(() => {
  storage = new FakeStorage()
  tabs = new EventTarget()
  vi.stubEnv('SSR', false)
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('addEventListener', tabs.addEventListener.bind(tabs))
  vi.stubGlobal('removeEventListener', tabs.removeEventListener.bind(tabs))
})

/** Simulates a write by another tab. */
function otherTabSets(key: string | null, newValue: string | null) {
  if (key) storage.values.set(key, newValue ?? '')
  tabs.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }))
}

describe('the signed-in user', () => {
  test('is stored under userInfo and restored after a reload', async () => {
    const session = await reload()
    session.signIn(ayesha)
    expect(JSON.parse(storage.getItem('userInfo') ?? '')).toEqual(ayesha)
    expect((await reload()).currentUser()).toEqual(ayesha)
  })

  test('is removed by a sign-out', async () => {
    const session = await reload()
    session.signIn(ayesha)
    session.signOut()
    expect(session.currentUser()).toBeNull()
    expect(storage.values.has('userInfo')).toBe(false)
  })

  test.each([
    ['no JSON', 'ayesha'],
    ['null', 'null'],
    ['no token', '{"name":"Ayesha"}'],
    ['an empty token', '{"token":""}'],
  ])('is null if stored as %s', async (_name, text) => {
    storage.setItem('userInfo', text)
    expect((await reload()).currentUser()).toBeNull()
  })

  test('follows changes in another tab', async () => {
    const session = await reload()
    const heard = vi.fn()
    const stop = session.onSessionChange(heard)
    otherTabSets('userInfo', JSON.stringify(ayesha))
    expect(session.currentUser()).toEqual(ayesha)
    otherTabSets(null, null)
    expect(session.currentUser()).toBeNull()
    expect(heard).toHaveBeenCalledTimes(2)
    stop()
    otherTabSets('userInfo', JSON.stringify(ayesha))
    expect(heard).toHaveBeenCalledTimes(2)
  })

  test('stays in memory without storage', async () => {
    storage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    const session = await reload()
    session.signIn(ayesha)
    expect(session.currentUser()).toEqual(ayesha)
  })
})

describe('the guest id', () => {
  test('is created on demand, and then constant', async () => {
    const session = await reload()
    expect(session.guestSessionId()).toBeNull()
    const id = session.ensureGuestSessionId()
    expect(session.ensureGuestSessionId()).toBe(id)
    expect(storage.getItem('guestSessionId')).toBe(id)
    expect((await reload()).guestSessionId()).toBe(id)
  })

  test('has the prefix and at least 128 random bits, in the form that the server accepts', async () => {
    const session = await reload()
    const ids = Array.from({ length: 50 }, () => {
      session.forgetGuestSession()
      return session.ensureGuestSessionId()
    })
    for (const id of ids) expect(id).toMatch(/^guest_[0-9a-f]{32,80}$/)
    expect(new Set(ids).size).toBe(50)
  })

  test('of another form is never sent', async () => {
    storage.setItem('guestSessionId', 'guest_ä; drop')
    expect((await reload()).guestSessionId()).toBeNull()
  })
})
