import { expect, test } from 'vitest'
import { entrySentence } from './AdminActivityPage.tsx'

test.each([
  ['Delivered: Delivered', 'Delivered'],
  ['Payment rejected: Payment Rejected', 'Payment rejected'],
  ['Status set: Processing', 'Status set: Processing'],
  ['Took a product off sale', 'Took a product off sale'],
])('%s', (action, sentence) => {
  expect(entrySentence(action)).toBe(sentence)
})
