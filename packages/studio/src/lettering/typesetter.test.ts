import { describe, expect, test } from 'vitest'
import { fitted, joined, onCircle } from './fit.ts'
import { inkOf, type TypeStyle } from './letters.ts'
import { typeset } from './typesetter.ts'

const nastaliq: TypeStyle = { faces: ['marcellus', 'noto-nastaliq-urdu'] }
const latin: TypeStyle = { faces: ['marcellus'] }

const widthOf = (text: string, style: TypeStyle) => inkOf(joined(typeset(text, style))).w

describe('shaping', () => {
  test('letters are kerned, and ligatures are one piece without tracking', () => {
    expect(widthOf('AVA', latin)).toBeLessThan(3 * widthOf('A', latin) + widthOf('V', latin))
    const brush: TypeStyle = { faces: ['great-vibes'] }
    expect(typeset('fi', { ...brush, tracking: 0.1 })).toHaveLength(2)
  })

  test('Urdu joins its letters: a word is one piece, narrower than its letters alone', () => {
    expect(typeset('محمد علی', nastaliq)).toHaveLength(2)
    const alone = [...'محمد'].map((letter) => widthOf(letter, nastaliq))
    expect(widthOf('محمد', nastaliq)).toBeLessThan(alone.reduce((sum, width) => sum + width))
  })

  test('Nastaliq slopes: a long word is higher than its last letters', () => {
    const heightOf = (text: string) => inkOf(joined(typeset(text, nastaliq))).h
    expect(heightOf('عائشہ')).toBeGreaterThan(heightOf('شہ'))
  })

  test.each([
    ['ي', 'ی'],
    ['ك', 'ک'],
    ['ه', 'ہ'],
  ])('%s of an Arabic keyboard is written as %s', (arabic, urdu) => {
    expect(typeset(arabic, nastaliq)).toEqual(typeset(urdu, nastaliq))
  })

  test('a letter that no face has is refused', () => {
    expect(() => typeset('علی', latin)).toThrow(RangeError)
    expect(() => typeset('字', nastaliq)).toThrow(RangeError)
  })
})

describe('direction', () => {
  const order = (text: string) =>
    typeset(text, nastaliq).map(({ contours, isUrdu }) => [inkOf(contours).x, isUrdu] as const)

  test.each([
    ['علی 786', 'the number stands left of the name', [false, false, false, true]],
    ['786 Ali', 'a Latin name reads from the left', [false, false, false, false, false, false]],
    ['Ali علی', 'a name that begins in Latin goes on to the right', [false, false, false, true]],
  ])('%s: %s', (text, _, isUrdu) => {
    const byPosition = order(text).toSorted(([a], [b]) => a - b)
    expect(byPosition.map(([, each]) => each)).toEqual(isUrdu)
  })
})

describe('fitting', () => {
  const room = { width: 40, height: 20, size: 30 }

  test.each(['W', 'jjj', 'Muhammad Abdullah', 'زویا خان', 'Ñuria & Co', 'ہانیہ ♥ سعد'])(
    'the ink of %s is inside its room and in its middle',
    (text) => {
      for (const mayBreak of [true, false]) {
        const { contours, size } = fitted(text, nastaliq, { ...room, mayBreak })
        const { x, y, w, h } = inkOf(contours)
        expect(w).toBeLessThanOrEqual(room.width + 0.001)
        expect(h).toBeLessThanOrEqual(room.height + 0.001)
        expect(Math.abs(y)).toBeLessThan(0.001)
        expect(Math.abs(x)).toBeLessThan(0.001)
        expect(size).toBeLessThanOrEqual(room.size)
      }
    },
  )

  test('two lines are taken where they are larger, and their ink never touches', () => {
    const one = fitted('Muhammad Abdullah', latin, room)
    const two = fitted('Muhammad Abdullah', latin, { ...room, mayBreak: true })
    expect(two.size).toBeGreaterThan(one.size * 1.15)
    const [above, below] = [two.pieces.slice(0, 8), two.pieces.slice(8)].map((line) =>
      inkOf(joined(line)),
    )
    expect((above?.y ?? 0) + (above?.h ?? 0) / 2).toBeLessThan(
      (below?.y ?? 0) - (below?.h ?? 0) / 2,
    )
  })

  test('on a circle, letters stand between its radius and their height', () => {
    const { pieces } = fitted('AYESHA علی', nastaliq, { width: 20, height: 3, size: 3 })
    for (const isInside of [false, true]) {
      const bent = onCircle(pieces, [0, 0], { radius: 12, degrees: -90, isInside })
      for (const { points } of bent)
        for (const [x, y] of points) {
          expect(Math.hypot(x, y)).toBeGreaterThan(9)
          expect(Math.hypot(x, y)).toBeLessThan(15)
        }
    }
  })
})
