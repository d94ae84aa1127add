import { afterEach, expect, test } from 'vitest'
import { shownToasts, toast } from './toast.ts'

afterEach(() => toast.dismissAll())

test('a success stays at least five seconds, whatever is asked', () => {
  toast.success('Added to cart!')
  toast.info('No orders found for this email.', { duration: 10 })
  const durations = shownToasts().map(({ duration }) => duration ?? 0)
  expect(durations).toHaveLength(2)
  for (const duration of durations) expect(duration).toBeGreaterThanOrEqual(5_000)
})

test('an error stays until it is closed', () => {
  const id = toast.error('Failed to add to cart')
  expect(shownToasts()).toMatchObject([{ tone: 'error', duration: null }])
  toast.dismiss(id)
  expect(shownToasts()).toEqual([])
})

test('the same sentence twice is one toast, the newer one', () => {
  toast.success('Added to cart!')
  toast.error('Failed to update quantity')
  const second = toast.success('Added to cart!')
  expect(shownToasts().map(({ id }) => id)).toContain(second)
  expect(shownToasts()).toHaveLength(2)
})

test('at most four at once, the oldest leave', () => {
  for (const number of [1, 2, 3, 4, 5]) toast.info(`Number ${number}`)
  expect(shownToasts().map(({ message }) => message)).toEqual([
    'Number 2',
    'Number 3',
    'Number 4',
    'Number 5',
  ])
})
