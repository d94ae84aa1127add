import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { changeCart } from './change-cart.ts'

describe('a change of the cart', () => {
  const fetched = vi.fn<typeof fetch>()
  beforeEach(() => {
    fetched.mockReset().mockImplementation(() => new Promise(() => undefined))
    vi.stubGlobal('fetch', fetched)
    vi.stubGlobal('navigator', { onLine: true })
  })
  afterEach(() => vi.unstubAllGlobals())
  const readings = () =>
    fetched.mock.calls.map(([url, init]) => ({ url, isGivenUp: init?.signal?.aborted }))

  test('is followed by a reading, which nobody waits for', async () => {
    expect(await changeCart(async () => 'answer')).toBe('answer')
    expect(readings()).toEqual([{ url: '/api/cart', isGivenUp: false }])
  })

  test('gives up what an earlier change still reads', async () => {
    await changeCart(async () => undefined)
    await changeCart(async () => {
      expect(readings()).toEqual([{ url: '/api/cart', isGivenUp: true }])
    })
    expect(readings().map(({ isGivenUp }) => isGivenUp)).toEqual([true, false])
  })

  test('that fails is not followed by one', async () => {
    await expect(changeCart(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(readings()).toEqual([])
  })
})
