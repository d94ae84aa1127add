import { describe, expect, test } from 'vitest'
import { knownCapitals, setCapitals } from './capitals.ts'
import { penStroke, pointedPen, pointsOf } from './pen.ts'
import { scriptLine, scriptShapes, writeScript } from './script.ts'
import './urdu.ts'

describe('letters without a font', () => {
  test.each(['Ayesha', 'Zain', 'Qudsia Javed', 'McA & Xo 7', 'Ali ♥ نور', 'عائشہ'])(
    '%s can be written by hand and set in capitals',
    (name) => {
      const shapes = scriptShapes(writeScript(name), pointedPen(2, 8))
      expect(shapes.length).toBeGreaterThan(0)
      for (const d of shapes) expect(d).toMatch(/^M[\d\-. LA]+Z$/)
      expect(scriptLine(writeScript(name))).toMatch(/^M[\d\-. Ch.M]+$/)
      expect(setCapitals(name).width).toBeGreaterThan(0)
    },
  )

  test('every letter has a width, and an accented one the shape of its base', () => {
    expect(setCapitals('Zara').letters).toHaveLength(4)
    expect(knownCapitals('Café Łódź Straße 7')).toBe('CAFE LODZ STRASSE 7')
    expect(writeScript('Zoë')).toEqual(writeScript('Zoe'))
  })

  test('small letters and capitals differ by hand', () => {
    expect(writeScript('ALI')).not.toEqual(writeScript('Ali'))
    expect(writeScript('aLI').strokes).not.toEqual([])
  })

  test('an empty name has no width', () => {
    expect(writeScript('')).toMatchObject({ strokes: [], width: 0 })
    expect(setCapitals('')).toMatchObject({ letters: [], width: 0 })
  })

  test('a pointed pen widens downwards', () => {
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
