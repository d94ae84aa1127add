import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { pricesOf } from '#domain/catalogue/pricing.ts'
import type { ShelfProduct } from '#web/kit/api/shelf-product.ts'
import { HomeShelves } from './HomeShelves.tsx'

const products = Array.from(
  { length: 4 },
  (_, place): ShelfProduct => ({
    slug: `monsoon-${place}`,
    name: 'Monsoon Case for Vivo Y21',
    brand: 'Vivo',
    brandSlug: 'vivo',
    ...pricesOf(995_00),
    image: ['/images/case.webp'],
    rating: 0,
    numReviews: 0,
  }),
)

test.each([
  [3, false],
  [4, true],
])('%i loved cases have a shelf: %s (rule: most-loved)', (loved, isShown) => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <HomeShelves
        shelves={{ newest: products, loved: products.slice(0, loved), types: [], collections: [] }}
      />
    </MemoryRouter>,
  )
  expect(html.includes('Most loved')).toBe(isShown)
  expect(html).toContain('New')
})
