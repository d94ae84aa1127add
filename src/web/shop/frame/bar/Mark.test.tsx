import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ShopLogo } from '#web/kit/page/ShopLogo.tsx'

const logo = { path: '/uploads/logo-a-480x96.webp', width: 144, height: 29, showsName: false }
const drawn = (own: typeof logo | null) =>
  renderToStaticMarkup(<ShopLogo shop={{ name: 'Zara <Covers>', logo: own }} />)

/** (rule: own-logo) */
test('without a logo the drawn mark precedes the name', () => {
  expect(drawn(null)).toMatch(/^<svg .*<\/svg>Zara &lt;Covers&gt;$/)
})

test('the default name is also shown in Urdu letters, hidden from screen readers', () => {
  const first = renderToStaticMarkup(<ShopLogo shop={{ name: 'Khol', logo: null }} />)
  expect(first).toMatch(/Khol<span lang="ur" aria-hidden="true"[^>]*>خول<\/span>$/)
})

test('a logo replaces mark and name, with its own size and the name as its alt text', () => {
  const image = '<img src="/uploads/logo-a-480x96.webp" width="144" height="29"'
  expect(drawn(logo)).toContain(`${image} alt="Zara &lt;Covers&gt;"/>`)
  expect(drawn(logo)).not.toContain('<svg')
})

test('a logo next to the name has no alternative text', () => {
  expect(drawn({ ...logo, showsName: true })).toMatch(/alt=""\/>Zara &lt;Covers&gt;$/)
})
