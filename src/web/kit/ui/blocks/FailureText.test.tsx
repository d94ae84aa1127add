import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FailureText } from './FailureText.tsx'

const texts = (element: ReactElement) =>
  [...renderToStaticMarkup(element).matchAll(/<span[^>]*>([^<]+)<\/span>/g)].map(([, text]) => text)

test('message and reason each stand in an element of their own (rule: messages-in-place)', () => {
  expect(texts(<FailureText message="Failed to add to cart" />)).toEqual(['Failed to add to cart'])
  expect(texts(<FailureText message="Failed to add to cart" reason="No answer." />)).toEqual([
    'Failed to add to cart',
    'No answer.',
  ])
})
