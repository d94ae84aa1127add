import { describe, expect, test } from 'vitest'
import type { CatalogueSource } from '#web/entry-server.tsx'
import { trackedSource } from './page-dependencies.ts'

const product = (slug: string) =>
  ({ slug }) as NonNullable<Awaited<ReturnType<CatalogueSource['product']>>>
const source: CatalogueSource = {
  listProducts: async () =>
    ({ products: [product('ajrak'), product('truck-art')] }) as Awaited<
      ReturnType<CatalogueSource['listProducts']>
    >,
  product: async (slug) => (slug === 'none' ? null : product(slug)),
  highlights: async () => ({ newest: [product('new')], loved: [], types: [], collections: [] }),
  related: async () => [product('related')],
  reviews: async () => [],
}

const anew = (reviewed: string) => ({ reviewed, isRatedAnew: true })
const sameStars = (reviewed: string) => ({ reviewed, isRatedAnew: false })

async function dependenciesOf(read: (source: CatalogueSource) => Promise<unknown>) {
  const watched = trackedSource(source)
  await read(watched.source)
  return watched.dependencies()
}

describe('a page', () => {
  test('that read nothing is affected by no review', async () => {
    const dependencies = await dependenciesOf(async () => undefined)
    expect(dependencies.isAffectedBy(anew('ajrak'))).toBe(false)
  })

  test('that lists a product is affected by its rating, and by no other’s', async () => {
    const dependencies = await dependenciesOf(({ listProducts }) => listProducts({}))
    expect(dependencies.isAffectedBy(anew('ajrak'))).toBe(true)
    expect(dependencies.isAffectedBy(anew('truck-art'))).toBe(true)
    expect(dependencies.isAffectedBy(anew('truck'))).toBe(false)
    expect(dependencies.isAffectedBy(sameStars('ajrak'))).toBe(false)
  })

  test('of a product is affected by each of its reviews, and by the ratings of related products', async () => {
    const dependencies = await dependenciesOf(({ product, related }) =>
      Promise.all([product('ajrak'), related('ajrak')]),
    )
    expect(dependencies.isAffectedBy(sameStars('ajrak'))).toBe(true)
    expect(dependencies.isAffectedBy(anew('related'))).toBe(true)
    expect(dependencies.isAffectedBy(sameStars('related'))).toBe(false)
  })

  test('sorted or selected by rating is affected by any rating', async () => {
    const listing = await dependenciesOf(({ listProducts }) => listProducts({ sort: 'rating' }))
    const home = await dependenciesOf(({ highlights }) => highlights())
    for (const dependencies of [listing, home]) {
      expect(dependencies.isAffectedBy(anew('unseen'))).toBe(true)
      expect(dependencies.isAffectedBy(sameStars('unseen'))).toBe(false)
    }
  })
})
