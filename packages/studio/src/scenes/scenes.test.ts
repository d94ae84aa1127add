import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import type { Design } from '#studio/design.ts'
import { type Drawing, drawDesign } from '#studio/draw-design.ts'
import { coverLooks } from '#studio/earphones/cover-looks.ts'
import { isMotif } from '#studio/looks/motif-names.ts'
import { phoneLooks } from '#studio/looks/phone-looks.ts'
import { SHEET } from '#studio/stage/sheet.ts'
import { collectionOf, type SceneName, sceneOf, scenes } from './scenes.ts'

const names = Object.keys(scenes) as SceneName[]
const words = names.flatMap((name) => [...scenes[name].of])
const plain: Design = {
  look: 'finger-loop',
  colour: null,
  motif: null,
  artwork: null,
  seed: 'a scene',
}

describe('the scene of a design', () => {
  test('is chosen by its motif, otherwise by its look; an owner’s picture has none', () => {
    expect(sceneOf(plain)).toBeNull()
    expect(sceneOf({ ...plain, look: 'karakoram' })).toBe('mountain-rock')
    expect(sceneOf({ ...plain, look: 'karakoram', motif: 'truck-art-rose' })).toBe('tailgate')
    expect(sceneOf({ ...plain, look: 'karakoram', motif: 'gajra' })).toBe('dressing-table')
    expect(sceneOf({ ...plain, look: 'cricket-seam' })).toBe('cricket-pitch')
    expect(sceneOf({ ...plain, look: 'thar-night' })).toBe('charpai')
    expect(sceneOf({ ...plain, look: 'coral-liquid' })).toBe('hand')
    expect(sceneOf({ ...plain, look: 'karakoram', motif: 'ziarat-marble' })).toBeNull()
    const artwork = { picture: '/uploads/artwork-a.webp', x: 0, y: 0, scale: 1, turn: 0 }
    expect(sceneOf({ ...plain, look: 'karakoram', artwork })).toBeNull()
  })

  test('leads to its collection, or to none', () => {
    const collection = (look: string, caseType: string) =>
      collectionOf({ design: { ...plain, look }, caseType })
    expect(collection('truck-art-peacock', 'Graphical')).toBe('truck-art')
    expect(collection('gajra', 'Girlish Covers')).toBe('wedding')
    expect(collection('ajrak', 'Graphical')).toBeNull()
    expect(collection('thar-night', 'Graphical')).toBeNull()
  })

  test('has looks and motifs of phones, without duplicates', () => {
    const looks = new Set(Object.values(phoneLooks).flatMap((book) => Object.keys(book ?? {})))
    const covers = Object.values(coverLooks).flatMap((book) => Object.keys(book ?? {}))
    expect(words.filter((word) => !looks.has(word) && !isMotif(word))).toEqual([])
    expect(words.filter((word) => covers.includes(word))).toEqual([])
    expect(new Set(words).size).toBe(words.length)
  })

  test.each(names)('%s has a table in the shape of every picture', async (name) => {
    const file = new URL(`./tables/${name}.webp`, import.meta.url)
    const { width = 0, height = 0, format } = await sharp(file.pathname).metadata()
    expect(format).toBe('webp')
    expect(width / height).toBe(SHEET[0] / SHEET[1])
    expect(width).toBeGreaterThanOrEqual(640)
  })

  test('is a case on a table, without paper; a design without a scene shows its camera', () => {
    const drawing: Drawing = {
      design: { ...plain, look: 'truck-art-peacock' },
      brand: 'vivo',
      kind: 'phone',
      caseType: 'Graphical',
      model: 'Vivo Y21',
      view: 'scene',
      artworkHref: null,
    }
    const camera = { ...drawing, view: 'camera' } as const
    expect(drawDesign(drawing)).not.toMatch(/NaN|undefined/)
    expect(drawDesign(drawing)).not.toBe(drawDesign(camera))
    const design = { ...plain, look: 'ziarat-marble' }
    expect(drawDesign({ ...drawing, design })).toBe(drawDesign({ ...camera, design }))
  })
})
