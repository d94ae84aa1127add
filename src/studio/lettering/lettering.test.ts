import { describe, expect, test } from 'vitest'
import { knownCapitals, setCapitals } from './capitals.ts'
import { penStroke, pointedPen, pointsOf } from './pen.ts'
import { scriptShapes, writeScript } from './script.ts'

describe('letters without a font', () => {
  test.each(['Ayesha', 'Zain', 'Mahnoor', 'Dua'])(
    '%s can be written by hand and set in capitals',
    (name) => {
      const shapes = scriptShapes(writeScript(name), pointedPen(2, 8))
      expect(shapes.length).toBeGreaterThan(0)
      for (const d of shapes) expect(d).toMatch(/^M[\d\-. LA]+Z$/)
      expect(setCapitals(name.toUpperCase()).letters).toHaveLength(name.length)
    },
  )

  test('a letter nobody drew is refused rather than left out', () => {
    expect(() => writeScript('Xo')).toThrow(RangeError)
    expect(() => setCapitals('É')).toThrow(RangeError)
    expect(knownCapitals('Café 7')).toBe('CAF 7')
  })

  test('a pointed pen swells on its way down', () => {
    const widthOf = (points: string) => {
      const xs = [
        ...penStroke(pointsOf(points), pointedPen(1, 9)).matchAll(/(-?[\d.]+) -?[\d.]+(?=L)/g),
      ].map((match) => Number(match[1]))
      return Math.max(...xs) - Math.min(...xs)
    }
    expect(widthOf('0,0 0,50 0,100')).toBeCloseTo(9, 1)
    expect(widthOf('0,100 0,50 0,0')).toBeCloseTo(1, 1)
  })
})
