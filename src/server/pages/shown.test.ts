import { describe, expect, test } from 'vitest'
import type { CatalogueSource } from '#web/entry-server.tsx'
import { watchedSource } from './shown.ts'

const product = (slug: string) =>
  ({ slug }) as NonNullable<Awaited<ReturnType<CatalogueSource['product']>>>
const source: CatalogueSource = {
  listProducts: async () =>
    ({ products: [product('ajrak'), product('truck-art')] }) as Awaited<
      ReturnType<CatalogueSource['listProducts']>
    >,
  product: async (slug) => (slug === 'none' ? null : product(slug)),
  highlights: async () => ({ newest: [product('new')], loved: [], types: [] }),
  related: async () => [product('related')],
  reviews: async () => [],
}

const anew = (reviewed: string) => ({ reviewed, isRatedAnew: true })
const sameStars = (reviewed: string) => ({ reviewed, isRatedAnew: false })

async function shownBy(read: (source: CatalogueSource) => Promise<unknown>) {
  const watched = watchedSource(source)
  await read(watched.source)
  return watched.shown()
}

describe('a page', () => {
  test('that read nothing is touched by no review', async () => {
    const shown = await shownBy(async () => undefined)
    expect(shown.isTouchedBy(anew('ajrak'))).toBe(false)
  })

  test('that lists a product is touched by its stars, and by no other’s', async () => {
    const shown = await shownBy(({ listProducts }) => listProducts({}))
    expect(shown.isTouchedBy(anew('ajrak'))).toBe(true)
    expect(shown.isTouchedBy(anew('truck-art'))).toBe(true)
    expect(shown.isTouchedBy(anew('truck'))).toBe(false)
    expect(shown.isTouchedBy(sameStars('ajrak'))).toBe(false)
  })

  test('of a product is touched by each of its reviews, and by the stars beside it', async () => {
    const shown = await shownBy(({ product, related }) =>
      Promise.all([product('ajrak'), related('ajrak')]),
    )
    expect(shown.isTouchedBy(sameStars('ajrak'))).toBe(true)
    expect(shown.isTouchedBy(anew('related'))).toBe(true)
    expect(shown.isTouchedBy(sameStars('related'))).toBe(false)
  })

  test('in the order of stars, or with what is loved, is touched by any stars', async () => {
    const listing = await shownBy(({ listProducts }) => listProducts({ sort: 'rating' }))
    const home = await shownBy(({ highlights }) => highlights())
    for (const shown of [listing, home]) {
      expect(shown.isTouchedBy(anew('unseen'))).toBe(true)
      expect(shown.isTouchedBy(sameStars('unseen'))).toBe(false)
    }
  })
})
