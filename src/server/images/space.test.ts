import { describe, expect, test } from 'vitest'
import type { ImageStore } from '#platform/storage/store.ts'
import { memoryStore } from '#testing/picture-store.ts'
import { type FilesOfOrders, spaceOf } from './space.ts'

const QUOTA = 1_000
const noOrders: FilesOfOrders = async () => new Set()
const drawnName = (number: number) => `case-${number}--iphone-15--front-0123456789-320.avif`
const keep = (store: ImageStore, name: string, size: number) =>
  store.put(new Map([[name, Buffer.alloc(size)]]))
const names = async (store: ImageStore) => (await store.list()).map(({ name }) => name)

describe('drawn pictures', () => {
  test('take at most a quarter of the quota', async () => {
    const store = memoryStore()
    const space = spaceOf(store, QUOTA, noOrders)
    expect(await space.takeForDrawn(200)).toBe(true)
    expect(await space.takeForDrawn(51)).toBe(false)
    expect(await space.takeForDrawn(50)).toBe(true)
    expect(await space.takeForDrawn(1)).toBe(false)
    await space.take(750)
  })

  test('take no space that uploads occupy', async () => {
    const store = memoryStore()
    await keep(store, 'sent.webp', 900)
    const space = spaceOf(store, QUOTA, noOrders)
    expect(await space.takeForDrawn(101)).toBe(false)
    expect(await space.takeForDrawn(100)).toBe(true)
  })

  test('are removed for an upload, as many as necessary', async () => {
    const store = memoryStore()
    await keep(store, 'sent.webp', 800)
    for (const number of [1, 2, 3, 4]) await keep(store, drawnName(number), 50)
    const space = spaceOf(store, QUOTA, noOrders)
    await space.take(90)
    expect(await names(store)).toEqual(['sent.webp', drawnName(3), drawnName(4)])
    await expect(space.take(201)).rejects.toMatchObject({ code: 'TOO_LARGE' })
    expect(await names(store)).toContain('sent.webp')
  })

  test('are kept as long as an order shows them, however old', async () => {
    const store = memoryStore()
    await keep(store, 'sent.webp', 800)
    for (const number of [1, 2, 3]) await keep(store, drawnName(number), 50)
    const space = spaceOf(store, QUOTA, async () => new Set([drawnName(1)]))
    await space.take(90)
    expect(await names(store)).toEqual(['sent.webp', drawnName(1), drawnName(3)])
    await expect(space.take(151)).rejects.toMatchObject({ code: 'TOO_LARGE' })
    expect(await names(store)).toContain(drawnName(1))
  })
})
