import { expect, test } from 'vitest'
import { bestScene } from './listing-of.ts'

type ListedCase = Parameters<typeof bestScene>[0][number]

const product = {
  slug: 'monsoon',
  name: 'Monsoon',
  caseType: 'Graphical',
  design: { look: 'karakoram', colour: null, motif: null, artwork: null, seed: 'monsoon' },
  image: ['front', 'angle', 'scene', 'camera'].map(
    (view) => `/drawn/monsoon--vivo-y21--${view}-0123456789`,
  ),
  deviceModels: ['Vivo Y21', 'Vivo V60'],
  rating: 0,
  numReviews: 0,
} as unknown as ListedCase

test('the best case of a page that has a scene is shown in it, on the phone that is asked for', () => {
  const plain = { ...product, image: product.image.slice(0, 2) }
  const scene = '/drawn/monsoon--vivo-y21--scene-0123456789'
  expect(bestScene([plain], '')).toBeUndefined()
  expect(bestScene([plain, product], '')).toMatchObject({ slug: 'monsoon', scene })
  const liked = { ...product, slug: 'liked', rating: 5, numReviews: 1 }
  const disliked = { ...product, slug: 'disliked', rating: 1, numReviews: 9 }
  expect(bestScene([disliked, product, liked], '')?.slug).toBe('liked')
  expect(bestScene([product, { ...product, slug: 'later' }], '')?.slug).toBe('monsoon')
  const asked = bestScene([product], 'Vivo V60')
  expect(asked?.scene).toBe('/drawn/monsoon--vivo-v60--scene-0123456789')
  expect(bestScene([product], 'iPhone 16')?.scene).toBe(scene)
})

test.each([
  ['karakoram', 'Graphical', 'mountains'],
  ['doodh-patti', 'Name Customization', 'names'],
  ['doodh-patti', 'Graphical', ''],
  ['gajra', 'Girlish Covers', 'wedding'],
  ['ajrak', 'Graphical', ''],
])(
  'the scene of %s as a case of type %s is of the collection: %s',
  (look, caseType, collection) => {
    const design = { ...product.design, look } as ListedCase['design']
    expect(bestScene([{ ...product, caseType, design }], '')?.collection).toBe(collection)
  },
)
