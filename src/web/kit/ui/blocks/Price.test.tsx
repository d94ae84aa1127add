import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Prices } from '#domain/catalogue/pricing.ts'
import { Price } from './Price.tsx'

type Layout = Parameters<typeof Price>[0]['layout']

const sent: Prices = { price: 995, discountedPrice: 846, saving: 149, discountPercent: 15 }

const read = (of: Prices, layout: Layout) =>
  renderToStaticMarkup(<Price product={of} layout={layout} />)
    .replaceAll(/<(?!\/)/g, ' <')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

test.each<[Layout, string, string]>([
  [
    'card',
    'Now: Rs. 846 Original price: Rs. 995 SAVE Rs. 149',
    'Now: Rs. 896 Original price: Rs. 995 SAVE Rs. 99',
  ],
  ['shelf', 'Now: Rs. 846 Original price: Rs. 995', 'Now: Rs. 896 Original price: Rs. 995'],
  [
    'product',
    'Original price: Rs. 995 15% OFF You save Rs. 149 Now: Rs. 846',
    'Original price: Rs. 995 10% OFF You save Rs. 99 Now: Rs. 896',
  ],
  [
    'cartLine',
    'Original price: Rs. 995 15% OFF Now: Rs. 846',
    'Original price: Rs. 995 10% OFF Now: Rs. 896',
  ],
  ['suggestion', 'Now: Rs. 846', 'Now: Rs. 896'],
  ['table', 'Now: Rs. 846 Original price: Rs. 995', 'Now: Rs. 896 Original price: Rs. 995'],
])(
  'a %s shows the prices as sent, and those of an earlier version (rule: server-prices)',
  (layout, today, earlier) => {
    expect(read(sent, layout)).toBe(today)
    expect(read({ price: 995 } as Prices, layout)).toBe(earlier)
  },
)
