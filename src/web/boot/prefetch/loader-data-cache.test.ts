import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { SignedInUser } from '#domain/contract/users.ts'
import { signIn, signOut } from '#web/kit/session/session.ts'
import { cachedLoaderData, cacheLoaderData } from './loader-data-cache.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const MINUTE = 60_000

const cacheLoaded = (address: string, data: unknown, isPrefetched?: boolean) =>
  cacheLoaderData(address, Promise.resolve(data), isPrefetched)

test('Back reuses the data of a page for ten minutes, and opening it loads it again', async () => {
  cacheLoaded('/seen', 'as it was')
  expect(cachedLoaderData('/seen', 'open')).toBeUndefined()
  expect(await cachedLoaderData('/seen', 'back')).toBe('as it was')
  expect(await cachedLoaderData('/seen', 'back')).toBe('as it was')
  expect(cachedLoaderData('/never-seen', 'back')).toBeUndefined()
  vi.advanceTimersByTime(10 * MINUTE)
  expect(cachedLoaderData('/seen', 'back')).toBeUndefined()
})

test('prefetched data is used once, within a minute, however often it is prefetched', async () => {
  cacheLoaded('/next', 'ahead', true)
  expect(await cachedLoaderData('/next', 'prefetch')).toBe('ahead')
  expect(await cachedLoaderData('/next', 'prefetch')).toBe('ahead')
  expect(await cachedLoaderData('/next', 'open')).toBe('ahead')
  expect(cachedLoaderData('/next', 'open')).toBeUndefined()
  expect(await cachedLoaderData('/next', 'back')).toBe('ahead')
  cacheLoaded('/later', 'ahead', true)
  vi.advanceTimersByTime(MINUTE)
  expect(cachedLoaderData('/later', 'open')).toBeUndefined()
})

test('opening a page waits for the prefetch that its touch began', async () => {
  const prefetch = Promise.withResolvers<string>()
  cacheLoaderData('/touched', prefetch.promise, true)
  const opened = cachedLoaderData('/touched', 'open')
  prefetch.resolve('ahead')
  expect(await opened).toBe('ahead')
})

test.each<[string, () => Promise<unknown>]>([
  ['reports its failure', async () => ({ products: [], failure: 'Products could not be loaded' })],
  ['throws', () => Promise.reject(new Error('not loaded'))],
])('a load that %s is not cached, and removes the earlier entry', async (_how, load) => {
  cacheLoaded('/listing', { products: [1] })
  const failed = load()
  cacheLoaderData('/listing', failed)
  await failed.catch(() => undefined)
  expect(cachedLoaderData('/listing', 'back')).toBeUndefined()
})

test('a failed load leaves the entry of a later one', async () => {
  const failed = Promise.withResolvers<string>()
  cacheLoaderData('/twice', failed.promise)
  cacheLoaded('/twice', 'later')
  failed.reject(new Error('not loaded'))
  await failed.promise.catch(() => undefined)
  expect(await cachedLoaderData('/twice', 'back')).toBe('later')
})

test('forty addresses are cached, and the oldest is evicted first', async () => {
  for (let index = 0; index <= 40; index += 1) cacheLoaded(`/${index}`, index)
  expect(cachedLoaderData('/0', 'back')).toBeUndefined()
  expect(await cachedLoaderData('/1', 'back')).toBe(1)
  expect(await cachedLoaderData('/40', 'back')).toBe(40)
})

describe('the data of a user', () => {
  const user = (id: string) => ({ _id: id, token: id, name: id }) as SignedInUser

  beforeEach(() => signIn(user('ayesha')))
  afterEach(signOut)

  test.each([
    ['a logout', signOut],
    ['another user’s sign-in', () => signIn(user('bilal'))],
  ])('are gone after %s, also those that load meanwhile', async (_change, change) => {
    cacheLoaded('/reviewed', 'with own actions')
    const late = Promise.withResolvers<string>()
    cacheLoaderData('/late', late.promise)
    change()
    expect(cachedLoaderData('/reviewed', 'back')).toBeUndefined()
    late.resolve('with own actions')
    await late.promise
    expect(cachedLoaderData('/late', 'back')).toBeUndefined()
  })
})
