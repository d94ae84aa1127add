import { describe, expect, test } from 'vitest'
import type { Design, DeviceKind } from '#studio/design.ts'
import { type Drawing, drawDesign } from '#studio/draw-design.ts'
import { coverLooks } from '#studio/earphones/cover-looks.ts'
import { motifNames } from './motif-names.ts'
import { openLooks } from './open.ts'
import { phoneLooks } from './phone-looks.ts'
import { retiredLooks, styleOf, stylesOf } from './styles.ts'

const plain: Design = { look: '', colour: null, motif: null, artwork: null, seed: 'a style' }
const devices = {
  phone: { brand: 'iphone', model: 'iPhone 15' },
  earphones: { brand: 'airpods', model: 'AirPods 4' },
} as const

function drawn(kind: DeviceKind, caseType: string, design: Partial<Design>): string {
  const drawing: Drawing = {
    design: { ...plain, ...design },
    ...devices[kind],
    kind,
    caseType,
    view: 'front',
    artworkHref: null,
  }
  return drawDesign(drawing)
}

const types = [
  ...Object.keys(phoneLooks).map((caseType) => ['phone', caseType] as const),
  ...Object.keys(coverLooks).map((caseType) => ['earphones', caseType] as const),
]

describe.each(types)('the styles of %s, %s', (kind, caseType) => {
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
    const pictures = styles.map(({ key }) => drawn(kind, caseType, { look: key, colour }))
    expect(new Set(pictures).size).toBe(styles.length)
    for (const [index, { key, takesColour, same = [] }] of styles.entries()) {
      const picture = pictures[index]
      const other = drawn(kind, caseType, { look: key, colour: '#c3212f' })
      expect([key, picture !== other]).toEqual([key, takesColour])
      for (const look of same) expect(drawn(kind, caseType, { look, colour }), look).toBe(picture)
    }
  })
})

test('a retired look and motif are drawn for products that have them, and not offered', () => {
  for (const look of retiredLooks) {
    const book = stylesOf('phone', 'Graphical').map(({ key }) => key)
    expect(book).not.toContain(look)
    expect(motifNames).not.toHaveProperty(look)
    const own = drawn('phone', 'Graphical', { look })
    expect(own).not.toBe(drawn('phone', 'Graphical', { look: 'of tomorrow' }))
    expect(drawn('phone', 'Silicon', { motif: look })).not.toBe(drawn('phone', 'Silicon', {}))
  }
})
