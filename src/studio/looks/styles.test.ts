import { describe, expect, test } from 'vitest'
import { type Brand, type BrandSlug, brandBySlug, type CaseType } from '#domain/catalogue/brands.ts'
import type { Design } from '#domain/catalogue/designs/design.ts'
import { type Drawing, drawDesign } from '#studio/draw-design.ts'
import { coverLooks } from '#studio/earphones/cover-looks.ts'
import { motifNames } from './motif-names.ts'
import { openLooks } from './open.ts'
import { phoneLooks } from './phone-looks.ts'
import { retiredLooks, styleOf, stylesOf } from './styles.ts'

const plain: Design = { look: '', colour: null, motif: null, artwork: null, seed: 'a style' }
const models = { iphone: 'iPhone 15', airpods: 'AirPods 4' } as const

function drawn(brand: keyof typeof models, caseType: CaseType, design: Partial<Design>): string {
  const drawing: Drawing = {
    design: { ...plain, ...design },
    brand: brand satisfies BrandSlug,
    caseType,
    model: models[brand],
    view: 'front',
    artworkHref: null,
  }
  return drawDesign(drawing)
}

const brandOf = (slug: keyof typeof models): Brand => {
  const brand = brandBySlug(slug)
  if (!brand) throw new Error(`no brand ${slug}`)
  return brand
}

const types = (['iphone', 'airpods'] as const).flatMap((slug) =>
  brandOf(slug).caseTypes.map((caseType) => [slug, caseType] as const),
)

describe.each(types)('the styles of %s, %s', (slug, caseType) => {
  const { kind } = brandOf(slug)
  const styles = stylesOf(kind, caseType)
  const book =
    kind === 'phone' ? { ...phoneLooks[caseType], ...openLooks[caseType] } : coverLooks[caseType]

  test('are all looks of the book, without duplicates', () => {
    const keys = styles.flatMap(({ key, same = [] }) => [key, ...same])
    const offered = Object.keys(book ?? {}).filter((look) => !retiredLooks.includes(look))
    expect(keys.toSorted()).toEqual(offered.toSorted())
    expect(new Set(styles.map(({ label }) => label)).size).toBe(styles.length)
    for (const look of keys) expect(styleOf(kind, caseType, look)).toBeDefined()
    expect(styleOf(kind, caseType, 'of tomorrow')).toBeUndefined()
  })

  test('each have a drawing of their own, and accept a colour where they declare it', () => {
    const colour = '#3f7fc4'
    const pictures = styles.map(({ key }) => drawn(slug, caseType, { look: key, colour }))
    expect(new Set(pictures).size).toBe(styles.length)
    for (const [index, { key, takesColour, same = [] }] of styles.entries()) {
      const picture = pictures[index]
      const other = drawn(slug, caseType, { look: key, colour: '#c3212f' })
      expect([key, picture !== other]).toEqual([key, takesColour])
      for (const look of same) expect(drawn(slug, caseType, { look, colour }), look).toBe(picture)
    }
  })
})

test('a retired look and motif are drawn for products that have them, and not offered', () => {
  for (const look of retiredLooks) {
    const book = stylesOf('phone', 'Graphical').map(({ key }) => key)
    expect(book).not.toContain(look)
    expect(motifNames).not.toHaveProperty(look)
    const own = drawn('iphone', 'Graphical', { look })
    expect(own).not.toBe(drawn('iphone', 'Graphical', { look: 'of tomorrow' }))
    expect(drawn('iphone', 'Silicon', { motif: look })).not.toBe(drawn('iphone', 'Silicon', {}))
  }
})
