import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Design } from '#studio/design.ts'
import { drawnViews } from '#studio/stage/views.ts'
import { DRAWING_EDITION, type Drawing, drawDesign } from './draw-design.ts'

const design: Design = {
  look: 'truck-art-peacock',
  colour: null,
  motif: null,
  artwork: null,
  seed: 'a peacock',
}
const peacock: Drawing = {
  design,
  brand: 'vivo',
  kind: 'phone',
  caseType: 'Graphical',
  model: 'Vivo Y21',
  view: 'front',
  artworkHref: null,
}

describe('a design on a phone', () => {
  test('yields the same text every time, and another for another phone, view, seed or look', () => {
    expect(drawDesign(peacock)).toBe(drawDesign({ ...peacock }))
    const others: Drawing[] = [
      { ...peacock, model: 'Vivo V60' },
      ...drawnViews.slice(1).map((view) => ({ ...peacock, view })),
      { ...peacock, design: { ...design, seed: 'another one' } },
      { ...peacock, design: { ...design, look: 'ajrak' } },
      { ...peacock, brand: 'airpods', kind: 'earphones', caseType: 'Simple', model: 'AirPods 4' },
    ]
    const texts = [peacock, ...others].map((drawing) => drawDesign(drawing))
    expect(new Set(texts).size).toBe(texts.length)
  })

  test.each(['of tomorrow', 'constructor', 'toString'])(
    'with an unknown look is drawn with another of its type: %s',
    (look) => {
      const unknown = { ...peacock, design: { ...design, look } }
      expect(drawDesign(unknown)).toMatch(/^<svg /)
      expect(drawDesign(unknown)).not.toMatch(/NaN|undefined/)
    },
  )
})

test('a change of the drawings needs a new DRAWING_EDITION, so that addresses change', () => {
  const kinds: Drawing[] = [
    peacock,
    { ...peacock, view: 'camera', brand: 'iphone', model: 'iPhone 15', caseType: 'Transparent' },
    { ...peacock, view: 'angle', brand: 'samsung', model: 'Galaxy S24', caseType: 'Silicon' },
    { ...peacock, brand: 'airpods', kind: 'earphones', model: 'AirPods 4', caseType: 'Luxury' },
    { ...peacock, caseType: 'Name Customization' },
    { ...peacock, caseType: 'Girlish Covers' },
    { ...peacock, view: 'scene' },
  ]
  const hash = createHash('sha256')
  for (const kind of kinds) hash.update(drawDesign(kind))
  expect({ edition: DRAWING_EDITION, drawn: hash.digest('hex').slice(0, 10) }).toEqual({
    edition: 7,
    drawn: 'f1f916b4ed',
  })
})
