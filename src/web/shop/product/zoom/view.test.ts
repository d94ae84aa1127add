import { describe, expect, test } from 'vitest'
import { CLOSE_UP, moved, pinched, scaled, settled, whole } from './view.ts'

/** A phone held upright: the picture is as wide as the stage, 450 pixels high. */
const phone = { width: 360, height: 700 }

/** Position on the stage of a point of the picture. */
const placeOf = (point: { x: number; y: number }, view: typeof whole) => ({
  x: view.x + point.x * view.scale,
  y: view.y + point.y * view.scale,
})

describe('enlarging', () => {
  test.each([[{ x: 0, y: 0 }], [{ x: 100, y: -150 }], [{ x: -179, y: 220 }]])(
    'what is at %j stays there',
    (point) => {
      expect(placeOf(point, scaled(whole, CLOSE_UP, point))).toEqual(point)
    },
  )

  test.each([
    [0.2, 1],
    [1, 1],
    [3, 3],
    [40, 4],
  ])('asked for %d it is %d', (wanted, scale) => {
    expect(scaled(whole, wanted, { x: 10, y: 10 }).scale).toBe(scale)
  })
})

describe('two fingers', () => {
  test('that move apart enlarge what is between them', () => {
    const from = [
      { x: 40, y: 50 },
      { x: 60, y: 50 },
    ]
    const to = [
      { x: 30, y: 50 },
      { x: 70, y: 50 },
    ]
    const view = pinched(whole, from, to)
    expect(view.scale).toBe(2)
    expect(placeOf({ x: 50, y: 50 }, view)).toEqual({ x: 50, y: 50 })
  })

  test('that move together take the picture along', () => {
    const view = scaled(whole, 2, whole)
    const from = [
      { x: 0, y: 0 },
      { x: 20, y: 0 },
    ]
    const to = from.map(({ x, y }) => ({ x: x + 15, y: y - 5 }))
    expect(pinched(view, from, to)).toEqual({ scale: 2, x: 15, y: -5 })
  })

  test('in the same place do nothing', () => {
    const both = [
      { x: 5, y: 5 },
      { x: 5, y: 5 },
    ]
    expect(pinched(whole, both, both)).toEqual(whole)
  })
})

describe('let go', () => {
  test('a whole picture is back in the middle', () => {
    expect(settled(moved(whole, { x: 80, y: -40 }), phone)).toEqual(whole)
  })

  test('an enlarged one covers the stage on the sides that it is larger than', () => {
    // Twice 360 × 450 on 360 × 700: 180 pixels lie beyond each side, 100 beyond each end.
    expect(settled({ scale: 2, x: 500, y: -500 }, phone)).toEqual({ scale: 2, x: 180, y: -100 })
    expect(settled({ scale: 2, x: -90, y: 20 }, phone)).toEqual({ scale: 2, x: -90, y: 20 })
  })

  test('one that is lower than the stage keeps to its middle', () => {
    expect(settled({ scale: 1.2, x: 10, y: 60 }, phone)).toEqual({ scale: 1.2, x: 10, y: 0 })
  })
})
