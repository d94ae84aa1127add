import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { pricesOf } from '#domain/catalogue/pricing.ts'
import type { ShelfProduct } from '#web/kit/api/shelf-product.ts'
import { ShelfCard } from './ShelfCard.tsx'

const product: ShelfProduct = {
  slug: 'monsoon',
  name: 'Monsoon Case for Vivo Y21',
  brand: 'Vivo',
  brandSlug: 'vivo',
  ...pricesOf(995_00),
  image: ['/drawn/monsoon--vivo-y21--front-0123456789'],
  rating: 0,
  numReviews: 0,
}
const photos = {
  image: ['/uploads/any.webp', '/uploads/v30.webp'],
  imageModels: { '/uploads/v30.webp': ['Vivo V30'] },
}

test.each([
  [
    'drawn for its first model',
    product,
    '',
    '/drawn/monsoon--vivo-y21--front-0123456789-800.webp',
    '/products/monsoon',
  ],
  [
    'photographed on the phone',
    { ...product, ...photos },
    'Vivo V30',
    '/uploads/v30.webp',
    '/products/monsoon?model=Vivo+V30',
  ],
])('a card on a shelf is %s (rule: pictures-follow-the-phone)', (_name, shown, model, src, to) => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <ShelfCard product={shown} model={model} />
    </MemoryRouter>,
  )
  expect(/<img src="([^"]*)"/.exec(html)?.[1]).toBe(src)
  expect(/href="([^"]*)"/.exec(html)?.[1]).toBe(to)
})
