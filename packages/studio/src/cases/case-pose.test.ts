import { describe, expect, test } from 'vitest'
import { caseOf, type Drawing, drawDesign } from '#studio/draw-design.ts'
import { project } from '#studio/drawing/pose.ts'
import { modelsOf } from '#studio/phones/phone-of-model.ts'
import { SHEET } from '#studio/stage/sheet.ts'
import { casePose } from './case-pose.ts'

const drawing = {
  design: { look: 'pearl-chain', colour: null, motif: null, artwork: null, seed: 'a strap' },
  brand: 'vivo',
  kind: 'phone',
  caseType: 'Girlish Covers',
  model: 'Vivo Y21',
  artworkHref: null,
} as const satisfies Omit<Drawing, 'view'>

describe('a strap is whole from the side, on', () => {
  test.each(['vivo', 'samsung', 'iphone'])('%s', (brand) => {
    for (const model of modelsOf(brand)) {
      const item = caseOf({ ...drawing, brand, model })
      const pose = casePose('angle', item, SHEET)
      const { w, h } = item.body.box
      // The outermost bead, as the strap is drawn in true size from the case's lower corner.
      const [x] = project(pose, [w / 2 + 26, h / 2 - 40], -item.body.thickness)
      expect(x, model).toBeLessThanOrEqual(SHEET[0])
    }
  })
})

test.each(['front', 'angle'] as const)(
  'a clear case lies on a block print, in its %s view',
  (view) => {
    const clear = {
      ...drawing,
      caseType: 'Transparent',
      design: { ...drawing.design, look: 'tinted' },
    }
    expect(drawDesign({ ...clear, view })).toContain('<pattern')
    expect(drawDesign({ ...drawing, view })).not.toContain('<pattern')
  },
)
