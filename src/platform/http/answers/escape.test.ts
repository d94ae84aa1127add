import { describe, expect, test } from 'vitest'
import { escapeHtml, escapeJson } from './escape.ts'

describe('JSON in a page', () => {
  test.each([
    ['does not end a script', '</script><script>alert(1)</script>'],
    ['does not open a comment', '<!-- <script>'],
    ['does not start an entity', '&lt;/script&gt;'],
    ['does not end a line for older parsers', 'a\u2028b\u2029c'],
  ])('%s', (_name, text) => {
    const escaped = escapeJson({ text })
    expect(escaped).not.toMatch(/[<>&\u2028\u2029]/)
    expect(JSON.parse(escaped)).toEqual({ text })
  })
})

test('text in a page closes neither tag nor attribute', () => {
  expect(escapeHtml(`"><img src=x onerror='alert(1)'>&`)).toBe(
    '&quot;&gt;&lt;img src=x onerror=&#39;alert(1)&#39;&gt;&amp;',
  )
})
