import { describe, expect, test } from 'vitest'
import { solid } from '#studio/cases/look.ts'
import type { Artwork, Design } from '#studio/design.ts'
import { backOfDesign, type Drawing, drawDesign } from '#studio/draw-design.ts'
import { seeded } from '#studio/drawing/random.ts'
import { Sheet } from '#studio/drawing/svg.ts'
import { phoneOfModel } from '#studio/phones/phone-of-model.ts'
import { drawnViews } from '#studio/stage/views.ts'
import { type DesignMistake, designMistake } from './design-fits.ts'
import { motifNames } from './motif-names.ts'
import { phoneLooks } from './phone-looks.ts'
import { pictured } from './pictured.ts'
import { stylesOf } from './styles.ts'

const artwork: Artwork = { picture: '/uploads/a.webp', x: 0.1, y: -0.2, scale: 0.8, turn: 30 }
const design: Design = {
  look: 'midnight-matte',
  colour: '#1c2d5a',
  motif: null,
  artwork: null,
  seed: 'a picture',
}
const plain: Drawing = {
  design,
  brand: 'samsung',
  kind: 'phone',
  caseType: 'Mono colour',
  model: 'Galaxy S24',
  view: 'front',
  artworkHref: null,
}
const HREF = 'data:image/png;base64,AAAA'
const withArtwork = (changes: Partial<Artwork> = {}): Drawing => ({
  ...plain,
  design: { ...design, artwork: { ...artwork, ...changes } },
  artworkHref: HREF,
})

describe('a motif', () => {
  test('with each name is drawn on a case, different from the others', () => {
    const names = Object.keys(motifNames)
    const pictures = names.map((motif) => drawDesign({ ...plain, design: { ...design, motif } }))
    expect(new Set([drawDesign(plain), ...pictures]).size).toBe(names.length + 1)
    for (const picture of pictures) expect(picture).not.toMatch(/NaN|undefined/)
  })

  test.each(Object.keys(phoneLooks))('is drawn on every style of %s', (caseType) => {
    const same = stylesOf('phone', caseType).filter(({ key }) => {
      if (key === 'chiffon-hearts') return false
      const on = (motif: string | null) =>
        drawDesign({ ...plain, caseType, design: { ...design, look: key, motif } })
      return on(null) === on('chiffon-hearts')
    })
    expect(same).toEqual([])
  })
})

describe('artwork', () => {
  test('is drawn on the back, clipped at its edge, below camera and sheen, in every view', () => {
    for (const view of drawnViews) {
      const picture = drawDesign({ ...withArtwork(), view })
      const at = picture.indexOf(`<image href="${HREF}"`)
      expect(at).toBeGreaterThan(0)
      expect(picture.slice(0, at)).toMatch(/clip-path="url\(#d\d+\)"><g transform="[^"]+">$/)
      // The lenses are drawn after it.
      expect(picture.slice(at)).toContain('<circle')
      expect(drawDesign({ ...plain, view })).not.toContain('<image')
    }
  })

  test.each<[string, Partial<Artwork>]>([
    ['moved aside', { x: 0.3 }],
    ['moved down', { y: 0.3 }],
    ['zoomed', { scale: 1.4 }],
    ['turned', { turn: -45 }],
  ])('%s changes the picture', (_name, change) => {
    expect(drawDesign(withArtwork(change))).not.toBe(drawDesign(withArtwork()))
  })

  test('is left out without its bytes', () => {
    expect(drawDesign({ ...withArtwork(), artworkHref: null })).toBe(drawDesign(plain))
  })

  test.each<[string, string, string | null, RegExp]>([
    ['lies above the look’s own print', 'Graphical', null, /^own.*<image.*>$/],
    ['lies above a motif, which takes the place of that', 'Graphical', 'lace', /^<.*<image.*>$/],
    ['lies below a name', 'Name Customization', null, /^<g.*<image.*>own$/],
    ['lies between a motif and a name', 'Name Customization', 'lace', /^<.+<g.*<image.*>own$/],
  ])('%s', (_name, caseType, motif, layers) => {
    const look = solid('#ffffff', { print: () => 'own' })
    const { print } = pictured(look, { caseType, motif, artwork, artworkHref: HREF })
    const box = { x: 0, y: 0, w: 70, h: 150, r: 8 }
    const random = seeded('layers')
    const phone = phoneOfModel('samsung', 'Galaxy S24')
    const board = { sheet: new Sheet(), random, box, camera: box, free: box, phone }
    expect(print?.(board)).toMatch(layers)
  })
})

test('the area of artwork lies within the front picture', () => {
  const { x, y, width, height } = backOfDesign(plain)
  expect(x).toBeCloseTo(0.495, 1)
  expect(y).toBeCloseTo(0.49, 1)
  // A Galaxy S24 is 70.6 by 147 millimetres, seen from 80 degrees in a picture of 4 by 5.
  expect((height * 5) / (width * 4)).toBeCloseTo(((147 - 1.2) / (70.6 - 1.2)) * Math.sin(1.396), 1)
  expect(height).toBeGreaterThan(0.75)
  expect(height).toBeLessThan(0.9)
})

describe('a design that doesn’t fit', () => {
  test.each<[string, Parameters<typeof designMistake>, DesignMistake | null]>([
    ['a plain one fits', [design, 'phone', 'Mono colour'], null],
    [
      'a look under a name of before',
      [{ ...design, look: 'mustard' }, 'phone', 'Mono colour'],
      null,
    ],
    ['a motif and artwork', [{ ...design, motif: 'ajrak', artwork }, 'phone', 'Mono colour'], null],
    ['a cover', [{ ...design, look: 'denim' }, 'earphones', 'Simple'], null],
    ['a look of another type', [{ ...design, look: 'ajrak' }, 'phone', 'Mono colour'], 'style'],
    [
      'a look of a phone',
      [{ ...design, look: 'crystal-shield' }, 'earphones', 'Transparent'],
      'style',
    ],
    ['a look of every object', [{ ...design, look: 'toString' }, 'phone', 'Graphical'], 'style'],
    ['a motif of nobody', [{ ...design, motif: 'toString' }, 'phone', 'Mono colour'], 'motif'],
    [
      'a motif on a cover',
      [{ ...design, look: 'denim', motif: 'ajrak' }, 'earphones', 'Simple'],
      'onlyPhones',
    ],
    [
      'artwork on a cover',
      [{ ...design, look: 'denim', artwork }, 'earphones', 'Simple'],
      'onlyPhones',
    ],
  ])('%s', (_name, asked, mistake) => {
    expect(designMistake(...asked)).toBe(mistake)
  })
})
