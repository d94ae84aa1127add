import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ayesha } from '#testing/signed-in.ts'

/** What a browser keeps, and what it tells other tabs. */
class FakeStorage {
  readonly values = new Map<string, string>()
  getItem = (key: string) => this.values.get(key) ?? null
  setItem = (key: string, value: string) => void this.values.set(key, value)
  removeItem = (key: string) => void this.values.delete(key)
}

let storage: FakeStorage
let tabs: EventTarget

/** The module anew, as after a reload of the page. */
async function reload() {
  vi.resetModules()
  return import('./session.ts')
}

beforeEach(() => {
  storage = new FakeStorage()
  tabs = new EventTarget()
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('addEventListener', tabs.addEventListener.bind(tabs))
  vi.stubGlobal('removeEventListener', tabs.removeEventListener.bind(tabs))
})

/** Another tab writes; the browser tells this one. */
function otherTabSets(key: string | null, newValue: string | null) {
  if (key) storage.values.set(key, newValue ?? '')
  tabs.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }))
}

describe('the signed-in user', () => {
  test('is kept under userInfo and restored after a reload', async () => {
    const session = await reload()
    session.signIn(ayesha)
    expect(JSON.parse(storage.getItem('userInfo') ?? '')).toEqual(ayesha)
    expect((await reload()).currentUser()).toEqual(ayesha)
  })

  test('is forgotten on signing out', async () => {
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
  ])('stored as %s is nobody', async (_name, text) => {
    storage.setItem('userInfo', text)
    expect((await reload()).currentUser()).toBeNull()
  })

  test('changes here when it changes in another tab', async () => {
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

  test('lives in memory when the browser keeps nothing', async () => {
    storage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    const session = await reload()
    session.signIn(ayesha)
    expect(session.currentUser()).toEqual(ayesha)
  })
})

describe('the guest’s id', () => {
  test('is not there until it is needed, and then stays', async () => {
    const session = await reload()
    expect(session.guestSessionId()).toBeNull()
    const id = session.ensureGuestSessionId()
    expect(session.ensureGuestSessionId()).toBe(id)
    expect(storage.getItem('guestSessionId')).toBe(id)
    expect((await reload()).guestSessionId()).toBe(id)
  })

  test('has the prefix and at least 128 random bits, in the form that the server takes', async () => {
    const session = await reload()
    const ids = Array.from({ length: 50 }, () => {
      session.forgetGuestSession()
      return session.ensureGuestSessionId()
    })
    for (const id of ids) expect(id).toMatch(/^guest_[0-9a-f]{32,80}$/)
    expect(new Set(ids).size).toBe(50)
  })

  test('of another form is not sent anywhere', async () => {
    storage.setItem('guestSessionId', 'guest_ä; drop')
    expect((await reload()).guestSessionId()).toBeNull()
  })
})
