import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { paths } from '#domain/paths.ts'
import { StagedCard } from './StagedCard.tsx'
import { type SceneCase, stagedIn } from './staged.ts'

const staged: SceneCase = {
  slug: 'monsoon',
  name: 'Monsoon',
  caseType: 'Graphical',
  design: { look: 'karakoram', colour: null, motif: null, artwork: null, seed: 'monsoon' },
  scene: '/drawn/monsoon--vivo-y21--scene-0123456789',
}
const product = {
  ...staged,
  image: ['front', 'angle', 'scene', 'camera'].map(
    (view) => `/drawn/monsoon--vivo-y21--${view}-0123456789`,
  ),
  deviceModels: ['Vivo Y21', 'Vivo V60'],
  rating: 0,
  numReviews: 0,
} as unknown as Parameters<typeof stagedIn>[0][number]

test('the best case of a page that has a scene is shown in it, on the phone that is asked for', () => {
  const plain = { ...product, image: product.image.slice(0, 2) }
  expect(stagedIn([plain], '')).toBeUndefined()
  expect(stagedIn([plain, product], '')).toEqual(staged)
  const liked = { ...product, slug: 'liked', rating: 5, numReviews: 1 }
  const disliked = { ...product, slug: 'disliked', rating: 1, numReviews: 9 }
  expect(stagedIn([disliked, product, liked], '')?.slug).toBe('liked')
  expect(stagedIn([product, { ...product, slug: 'later' }], '')?.slug).toBe(product.slug)
  const asked = stagedIn([product], 'Vivo V60')
  expect(asked?.scene).toBe('/drawn/monsoon--vivo-v60--scene-0123456789')
  expect(stagedIn([product], 'iPhone 16')?.scene).toBe(staged.scene)
})

const gajra = { ...staged.design, look: 'gajra' } as SceneCase['design']
const ajrak = { ...staged.design, look: 'ajrak' } as SceneCase['design']
const doodhPatti = { ...staged.design, look: 'doodh-patti' } as SceneCase['design']
test.each<[string, Partial<SceneCase>, string]>([
  ['its collection', {}, paths.collection('mountains')],
  [
    'that of name cases from the chai table',
    { design: doodhPatti, caseType: 'Name Customization' },
    paths.collection('names'),
  ],
  ['the case, which is of none', { design: doodhPatti }, paths.product('monsoon')],
  [
    'the wedding from the dressing table',
    { design: gajra, caseType: 'Girlish Covers' },
    paths.collection('wedding'),
  ],
  ['the case, of another type', { design: ajrak }, paths.product('monsoon')],
])('a case in its scene leads to %s (rule: collections)', (_what, changes, to) => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <StagedCard {...staged} {...changes} />
    </MemoryRouter>,
  )
  expect(html.match(/href="[^"]*"/g)).toEqual([`href="${to}"`])
})
