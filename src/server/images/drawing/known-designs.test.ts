import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type DesignedProduct, KnownDesigns } from './known-designs.ts'

const never = new AbortController().signal
const peacock: DesignedProduct = {
  slug: 'peacock',
  brand: 'vivo',
  caseType: 'Graphical',
  deviceModels: ['Vivo Y21'],
  design: { look: 'truck-art-peacock', colour: null, motif: null, artwork: null, seed: 'one' },
}

let stored: DesignedProduct | null
let asked: string[]
let known: KnownDesigns
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
  stored = peacock
  asked = []
  known = new KnownDesigns(async (slug) => {
    asked.push(slug)
    return slug === 'peacock' ? stored : null
  })
})
afterEach(() => {
  vi.useRealTimers()
})

const isThere = (product: DesignedProduct | null): boolean => product !== null
const find = (slug: string, isEnough = isThere) => known.of(slug, isEnough, never)

test('a cached product is not queried again', async () => {
  for (let picture = 0; picture < 100; picture += 1) expect(await find('peacock')).toBe(peacock)
  vi.advanceTimersByTime(3_600_000)
  expect(await find('peacock')).toBe(peacock)
  expect(asked).toEqual(['peacock'])
})

test('repeated requests for an unknown slug cost one query per interval', async () => {
  const flood = () => Promise.all(Array.from({ length: 100 }, () => find('nobody')))
  expect(new Set(await flood())).toEqual(new Set([null]))
  await flood()
  expect(asked).toHaveLength(1)
  vi.advanceTimersByTime(201)
  await flood()
  expect(asked).toHaveLength(2)
})

test('an insufficient cached product is queried again', async () => {
  await find('peacock')
  stored = { ...peacock, design: { ...peacock.design, look: 'ajrak' } }
  vi.advanceTimersByTime(201)
  const isAjrak = (product: DesignedProduct | null): product is DesignedProduct =>
    product?.design.look === 'ajrak'
  expect(await find('peacock', isAjrak)).toBe(stored)
})

test('a change of the catalogue invalidates the cache, including queries that began before it', async () => {
  await find('peacock')
  const reading = Promise.withResolvers<DesignedProduct | null>()
  stored = null
  known.forget()
  expect(await find('peacock')).toBeNull()
  const slow = new KnownDesigns(() => {
    asked.push('slow')
    return reading.promise
  })
  const early = slow.of('peacock', isThere, never)
  slow.forget()
  reading.resolve(peacock)
  await early
  await slow.of('peacock', isThere, never)
  expect(asked.filter((slug) => slug === 'slow')).toHaveLength(2)
})
