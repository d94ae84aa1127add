import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Unbroken } from './Unbroken.tsx'

test.each([
  ['Delivery in 10-12 days', 'Delivery in <span class="whitespace-nowrap">10-12</span> days'],
  ['10-12', '<span class="whitespace-nowrap">10-12</span>'],
  ['A person answers', 'A person answers'],
  ['The courier calls 0300 1234567.', 'The courier calls 0300 1234567.'],
  ['', ''],
])('%j keeps its range on one line', (text, expected) => {
  expect(renderToStaticMarkup(<Unbroken>{text}</Unbroken>)).toBe(expected)
})
