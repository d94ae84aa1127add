import { drawLettering, modelsOf, SHEET, drawnViews as studioViews } from '@khol/studio'
import { describe, expect, test } from 'vitest'
import { customNameField } from '#domain/cart/custom-name.ts'
import { brands } from '#domain/catalogue/brands.ts'
import { drawnViews } from '#domain/catalogue/designs/drawn-picture.ts'
import * as catalogue from '#domain/catalogue/models/brand-models.ts'
import { pictureRatio } from '#domain/catalogue/pictures.ts'

const phones = brands.filter(({ kind }) => kind === 'phone')

test.each(phones)(
  '$displayName: the studio has a row for each model on sale, and for no other',
  ({ slug }) => {
    const models = catalogue.modelsOf(slug)
    expect(models.length).toBeGreaterThan(0)
    expect(modelsOf(slug).toSorted()).toEqual(models.toSorted())
  },
)

test('a drawing has the ratio of every product picture', () => {
  const [width, height] = SHEET
  expect(width * pictureRatio.height).toBe(height * pictureRatio.width)
})

test('the shop has the views that the studio draws, in their order', () => {
  expect(drawnViews).toEqual(studioViews)
})

/** Whether the shop accepts a name unchanged. */
function isAccepted(name: string): boolean {
  const read = customNameField.read(name)
  return 'value' in read && read.value === name
}

/** Accepted characters of Latin and Arabic script; signs, which need a letter, on one. */
const characters = Array.from({ length: 0x2800 }, (_, code) => String.fromCodePoint(code)).flatMap(
  (one) => (isAccepted(one) ? [one] : isAccepted(`ب${one}`) ? [`ب${one}`] : []),
)

describe('a name on a case (rule: name-on-the-case)', () => {
  test('is of many characters', () => {
    for (const one of [...'azAZ09&♥éßاےژڑٹہھں۰۹']) expect(characters).toContain(one)
    expect(characters.length).toBeGreaterThan(280)
  })

  test('has a drawing of its own for each character that the shop accepts', () => {
    const design = { look: 'typewriter', colour: null, seed: 'a name' }
    const drawn = (name: string) =>
      drawLettering({ design, brand: 'vivo', model: 'Vivo Y21', name })
    const empty = drawn('')
    for (const one of characters.filter((letter) => letter.trim() !== '')) {
      const svg = drawn(one)
      expect(svg, one).not.toBe(empty)
      expect(svg, one).not.toMatch(/NaN|Infinity|undefined/)
    }
  })
})
