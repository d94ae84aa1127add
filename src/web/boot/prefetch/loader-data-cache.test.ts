import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { SignedInUser } from '#domain/contract/users.ts'
import { signIn, signOut } from '#web/kit/session/session.ts'
import { cachedLoaderData, cacheLoaderData, loadAndCache } from './loader-data-cache.ts'

// The module subscribes to changes of the user as soon as it is loaded.
vi.hoisted(() => vi.stubGlobal('addEventListener', () => undefined))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const MINUTE = 60_000

test('Back reuses the data of a page, and opening it loads it again', () => {
  cacheLoaderData('/seen', 'as it was')
  expect(cachedLoaderData('/seen', false)).toBeUndefined()
  expect(cachedLoaderData('/seen', true)).toBe('as it was')
  expect(cachedLoaderData('/seen', true)).toBe('as it was')
  expect(cachedLoaderData('/never-seen', true)).toBeUndefined()
})

test('after ten minutes Back loads the data again, too', () => {
  cacheLoaderData('/old', 'as it was')
  vi.advanceTimersByTime(10 * MINUTE)
  expect(cachedLoaderData('/old', true)).toBeUndefined()
})

test('prefetched data is used once, within a minute', () => {
  cacheLoaderData('/next', 'ahead', true)
  expect(cachedLoaderData('/next', false)).toBe('ahead')
  expect(cachedLoaderData('/next', false)).toBeUndefined()
  expect(cachedLoaderData('/next', true)).toBe('ahead')
  cacheLoaderData('/later', 'ahead', true)
  vi.advanceTimersByTime(MINUTE)
  expect(cachedLoaderData('/later', false)).toBeUndefined()
})

test('further prefetches do not consume prefetched data', () => {
  cacheLoaderData('/both', 'ahead', true)
  expect(cachedLoaderData('/both', false, true)).toBe('ahead')
  expect(cachedLoaderData('/both', false, true)).toBe('ahead')
  expect(cachedLoaderData('/both', false)).toBe('ahead')
  expect(cachedLoaderData('/both', false)).toBeUndefined()
})

test('a failed load is not cached, and removes the earlier entry', () => {
  cacheLoaderData('/listing', { products: [1] })
  cacheLoaderData('/listing', { products: [], failure: 'Products could not be loaded' })
  expect(cachedLoaderData('/listing', true)).toBeUndefined()
})

test('forty addresses are cached, and the oldest is evicted first', () => {
  for (let index = 0; index <= 40; index += 1) cacheLoaderData(`/${index}`, index)
  expect(cachedLoaderData('/0', true)).toBeUndefined()
  expect(cachedLoaderData('/1', true)).toBe(1)
  expect(cachedLoaderData('/40', true)).toBe(40)
})

describe('the data of a user', () => {
  const user = (id: string, token = id) => ({ _id: id, token, name: id }) as SignedInUser

  beforeEach(() => signIn(user('ayesha')))
  afterEach(signOut)

  test.each([
    ['a logout', signOut],
    ['another user’s sign-in', () => signIn(user('bilal'))],
  ])('are gone after %s, also those that load meanwhile', async (_change, change) => {
    cacheLoaderData('/reviewed', 'with own actions')
    const late = Promise.withResolvers<string>()
    const loading = loadAndCache('/late', () => late.promise, false)
    change()
    expect(cachedLoaderData('/reviewed', true)).toBeUndefined()
    late.resolve('with own actions')
    expect(await loading).toBe('with own actions')
    expect(cachedLoaderData('/late', true)).toBeUndefined()
  })

  test('stay when only the token is renewed', () => {
    cacheLoaderData('/seen', 'as it was')
    signIn(user('ayesha', 'renewed'))
    expect(cachedLoaderData('/seen', true)).toBe('as it was')
  })
})
