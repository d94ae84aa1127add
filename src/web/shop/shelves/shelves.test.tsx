import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { pricesOf } from '#domain/catalogue/pricing.ts'
import type { ShelfProduct } from '#web/kit/api/shelf-product.ts'
import { HomeShelves } from './HomeShelves.tsx'
import { ShelfCard } from './ShelfCard.tsx'

const product: ShelfProduct = {
  slug: 'monsoon',
  name: 'Monsoon Case for Vivo Y21',
  brand: 'Vivo',
  brandSlug: 'vivo',
  caseType: 'Graphical',
  ...pricesOf(995_00),
  image: ['/drawn/monsoon--vivo-y21--front-0123456789'],
  rating: 0,
  numReviews: 0,
}
const photos = {
  image: ['/uploads/any.webp', '/uploads/v30.webp'],
  imageModels: { '/uploads/v30.webp': ['Vivo V30'] },
}

/** HTML of an element whose links need a router. */
const html = (element: ReactNode) => renderToStaticMarkup(<MemoryRouter>{element}</MemoryRouter>)

test.each([
  [3, false],
  [4, true],
])('%i loved cases have a shelf: %s (rule: most-loved)', (count, isShown) => {
  const loved = Array.from({ length: count }, () => product)
  const shelves = { newest: [product], loved, types: [], collections: [] }
  expect(html(<HomeShelves shelves={shelves}>{null}</HomeShelves>).includes('Most loved')).toBe(
    isShown,
  )
})

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
  const card = html(<ShelfCard product={shown} model={model} />)
  expect(/<img src="([^"]*)"/.exec(card)?.[1]).toBe(src)
  expect(/href="([^"]*)"/.exec(card)?.[1]).toBe(to)
})
