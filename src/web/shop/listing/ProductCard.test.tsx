import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { pricesOf } from '#domain/catalogue/pricing.ts'
import { ProductCards } from './Listing.tsx'
import type { ListedProduct } from './listed-product.ts'

const product: ListedProduct = {
  slug: 'monsoon',
  name: 'Monsoon Case',
  brandSlug: 'vivo',
  caseType: 'Graphical',
  ...pricesOf(1350_00),
  rating: 4.7,
  numReviews: 7,
  model: '',
  image: '/drawn/monsoon--vivo-y21--front-0123456789',
  named: ['Vivo Y21', 'Vivo Y22', 'Vivo V30'],
  more: 34,
}
const sample = { ...product, slug: 'rain', ratingIsSample: true }

/** HTML of a list of cards. */
const html = (...products: readonly ListedProduct[]) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ProductCards products={products} />
    </MemoryRouter>,
  )

test.each([
  ['none', [product], 0],
  ['two', [product, sample, { ...sample, slug: 'wind' }], 1],
])('of %s with sample ratings, one line says so (rule: samples)', (_name, products, notes) => {
  const list = html(...products)
  expect(list.split('Sample: some ratings here are not from customers.').length - 1).toBe(notes)
  expect(list).not.toMatch(/\(7, Sample\)/)
  expect(list.split('>(7)<').length - 1).toBe(products.length)
})

test('the names of models don’t break, and a requested one is only read out', () => {
  const words = (each: ListedProduct) => html(each).replaceAll(/<[^>]+>/g, '')
  expect(words(product)).toContain(
    'Graphical · Vivo\u00A0Y21, Vivo\u00A0Y22, Vivo\u00A0V30 +34 more',
  )
  const own = { ...product, model: 'Vivo Y21', named: ['Vivo Y21'], more: 36 }
  expect(html(own)).toMatch(/Graphical<span class="sr-only"> · Vivo\u00A0Y21/)
})
