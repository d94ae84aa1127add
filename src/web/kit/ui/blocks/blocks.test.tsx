import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { Prices } from '#domain/catalogue/pricing.ts'
import { trailTo } from '#domain/catalogue/trail.ts'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import { Price } from './Price.tsx'
import { Unbroken } from './Unbroken.tsx'

test.each([
  [false, ['/', '/brand/vivo', '/brand/vivo?model=Vivo+Y21']],
  [true, ['/', '/brand/vivo']],
])('a trail that ends here, %s, links to the pages above this one', (isHere, addresses) => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <Breadcrumbs trail={trailTo('vivo', 'Vivo', 'Vivo Y21')} isHere={isHere} />
    </MemoryRouter>,
  )
  expect([...html.matchAll(/ href="([^"]+)"/g)].map(([, href]) => href)).toEqual(addresses)
  expect(html.includes('<span aria-current="page">Vivo Y21</span>')).toBe(isHere)
})

type Layout = Parameters<typeof Price>[0]['layout']

const sent: Prices = { price: 995, discountedPrice: 846, saving: 149, discountPercent: 15 }

test.each<[Layout, string]>([
  ['card', 'Now: Rs. 846 Original price: Rs. 995'],
  ['saving', 'SAVE Rs. 149'],
  ['shelf', 'Now: Rs. 846 Original price: Rs. 995'],
  ['product', 'Original price: Rs. 995 15% OFF You save Rs. 149 Now: Rs. 846'],
  ['cartLine', 'Original price: Rs. 995 15% OFF Now: Rs. 846'],
  ['suggestion', 'Now: Rs. 846'],
  ['table', 'Now: Rs. 846 Original price: Rs. 995'],
])('a %s shows the prices as sent (rule: server-prices)', (layout, words) => {
  const shown = renderToStaticMarkup(<Price product={sent} layout={layout} />)
  const text = shown.replaceAll(/<(?!\/)/g, ' <').replaceAll(/<[^>]*>/g, '')
  expect(text.replaceAll(/\s+/g, ' ').trim()).toBe(words)
})

test.each([
  ['Delivery in 10-12 days', 'Delivery in <span class="whitespace-nowrap">10-12</span> days'],
  ['10-12', '<span class="whitespace-nowrap">10-12</span>'],
  ['A person answers', 'A person answers'],
  ['The courier calls 0300 1234567.', 'The courier calls 0300 1234567.'],
  ['', ''],
])('%j keeps its range on one line', (text, expected) => {
  expect(renderToStaticMarkup(<Unbroken>{text}</Unbroken>)).toBe(expected)
})
