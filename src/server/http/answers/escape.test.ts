import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { escapeHtml, escapeJson } from './escape.ts'

describe('data inside a page', () => {
  test.each([
    ['ends no script', '</script><script>alert(1)</script>'],
    ['opens no comment', '<!-- <script>'],
    ['starts no entity', '&lt;/script&gt;'],
    ['ends no line of an old reader', 'a\u2028b\u2029c'],
  ])('%s', (_name, text) => {
    const escaped = escapeJson({ text })
    expect(escaped).not.toMatch(/[<>&\u2028\u2029]/)
    expect(JSON.parse(escaped)).toEqual({ text })
  })

  test('any value comes back as it was, and no character of it is markup', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const escaped = escapeJson(value)
        expect(escaped).not.toMatch(/[<>&\u2028\u2029]/)
        expect(JSON.parse(escaped)).toEqual(JSON.parse(JSON.stringify(value)))
      }),
    )
  })
})

test('text inside a page closes neither tag nor attribute', () => {
  expect(escapeHtml(`"><img src=x onerror='alert(1)'>&`)).toBe(
    '&quot;&gt;&lt;img src=x onerror=&#39;alert(1)&#39;&gt;&amp;',
  )
})
