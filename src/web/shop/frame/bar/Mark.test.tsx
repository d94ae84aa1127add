import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ShopLogo } from '#web/kit/page/ShopLogo.tsx'

const logo = { path: '/uploads/logo-a-480x96.webp', width: 144, height: 29, showsName: false }
const image = '<img src="/uploads/logo-a-480x96.webp" width="144" height="29"'

test.each([
  ['the drawn mark precedes the name', 'Zara <C>', null, /^<svg .*<\/svg>Zara &lt;C&gt;$/],
  ['the default name has its wordmark', 'Khol', null, /Khol<img src="[^"]*svg[^"]*" alt=""[^>]*>$/],
  ['a logo replaces both', 'Zara', logo, RegExp(`^[^>]*>?${image} alt="Zara"/>$`)],
  ['a logo beside the name needs no words', 'Zara', { ...logo, showsName: true }, /alt=""\/>Zara$/],
])('%s (rule: own-logo)', (_, name, own, html) => {
  expect(renderToStaticMarkup(<ShopLogo shop={{ name, logo: own }} />)).toMatch(html)
})
