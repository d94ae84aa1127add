import { expect, test } from 'vitest'
import { turnsOf } from './turns.ts'

test('a place is held until the visit ends, however it ends', async () => {
  const { withPlace } = turnsOf(2)
  const first = Promise.withResolvers<string>()
  const visit = withPlace(() => first.promise)
  const failing = withPlace(() => Promise.reject(new Error('gone')))
  expect(withPlace(async () => 'third')).toBeNull()
  await expect(failing).rejects.toThrow('gone')
  expect(await withPlace(async () => 'third')).toBe('third')
  first.resolve('first')
  expect(await visit).toBe('first')
})

test('work is done one after the other, in the order in which it came, past any that fails', async () => {
  const { inTurn } = turnsOf(2)
  const done: number[] = []
  let working = 0
  const all = [1, 2, 3, 4].map((number) =>
    inTurn(async () => {
      working += 1
      await new Promise((resolve) => setImmediate(resolve))
      expect(working).toBe(1)
      working -= 1
      done.push(number)
      if (number === 2) throw new Error('no')
      return number
    }),
  )
  const settled = await Promise.allSettled(all)
  expect(done).toEqual([1, 2, 3, 4])
  expect(settled.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
  ])
})
