import { afterEach, expect, test } from 'vitest'
import { shownToasts, toast } from './toast.ts'

const messages = () => shownToasts().map(({ message }) => message)

afterEach(() => {
  for (const { id } of shownToasts()) toast.dismiss(id)
})

test('a success stays at least five seconds, whatever its duration', () => {
  toast.success('Added to cart!')
  toast.info('No orders found for this email.', { duration: 10 })
  const durations = shownToasts().map(({ duration }) => duration ?? 0)
  expect(durations).toHaveLength(2)
  for (const duration of durations) expect(duration).toBeGreaterThanOrEqual(5_000)
})

test('an error stays until it is closed, by its id or by its text', () => {
  const id = toast.error('Failed to add to cart')
  expect(shownToasts()).toMatchObject([{ tone: 'error', duration: null }])
  toast.dismiss(id)
  toast.error('Failed to load orders')
  toast.dismiss('Failed to load orders')
  expect(shownToasts()).toEqual([])
})

test('two equal sentences are one toast, the newer one', () => {
  toast.success('Added to cart!')
  toast.error('Failed to update quantity')
  const second = toast.success('Added to cart!')
  expect(shownToasts().map(({ id }) => id)).toContain(second)
  expect(shownToasts()).toHaveLength(2)
})

test('at most four toasts are shown, the oldest are dropped', () => {
  for (const number of [1, 2, 3, 4, 5]) toast.info(`Number ${number}`)
  expect(messages()).toEqual(['Number 2', 'Number 3', 'Number 4', 'Number 5'])
})

test('toasts of an earlier action are replaced by those of the next', () => {
  toast.success('Order placed successfully!')
  toast.settle()
  toast.success('Copied to clipboard!')
  expect(messages()).toEqual(['Copied to clipboard!'])
})

test('an action may show several toasts, and those with an undo stay', () => {
  toast.success('Case (iPhone 15) removed from cart', {
    action: { label: 'Undo', onClick: () => undefined },
  })
  toast.settle()
  toast.error('Failed to upload image')
  toast.error('Image size should be less than 5MB')
  expect(messages()).toEqual([
    'Case (iPhone 15) removed from cart',
    'Failed to upload image',
    'Image size should be less than 5MB',
  ])
})

test('a toast disappears with its page, except at the step that it is about', () => {
  toast.success('Found 2 order(s).')
  toast.settle()
  toast.leavePage()
  expect(messages()).toEqual([])
  toast.success('Order placed successfully!')
  toast.leavePage()
  expect(messages()).toEqual(['Order placed successfully!'])
})
