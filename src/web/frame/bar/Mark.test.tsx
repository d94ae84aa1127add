import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Mark } from './Mark.tsx'

const logo = { path: '/uploads/logo-a-480x96.webp', width: 144, height: 29, showsName: false }
const drawn = (own: typeof logo | null) =>
  renderToStaticMarkup(<Mark shop={{ name: 'Zara <Covers>', logo: own }} />)

/** (rule: own-logo) */
test('without a logo the drawn mark stands before the name', () => {
  expect(drawn(null)).toMatch(/^<svg .*<\/svg>Zara &lt;Covers&gt;$/)
})

test('the shop’s first name stands there in Urdu letters too, for the eye alone', () => {
  const first = renderToStaticMarkup(<Mark shop={{ name: 'Khol', logo: null }} />)
  expect(first).toMatch(/Khol<span lang="ur" aria-hidden="true"[^>]*>خول<\/span>$/)
})

test('a logo stands alone under the shop’s name, in a place of its size', () => {
  const image = '<img src="/uploads/logo-a-480x96.webp" width="144" height="29"'
  expect(drawn(logo)).toContain(`${image} alt="Zara &lt;Covers&gt;"/>`)
  expect(drawn(logo)).not.toContain('<svg')
})

test('beside the name, a logo says nothing to readers', () => {
  expect(drawn({ ...logo, showsName: true })).toMatch(/alt=""\/>Zara &lt;Covers&gt;$/)
})
