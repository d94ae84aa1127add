import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Design } from '#studio/design.ts'
import { drawCase } from '#studio/draw-case.ts'
import '#studio/lettering/urdu.ts'
import { setCapitals } from '#studio/lettering/capitals.ts'
import { scriptLine, writeScript } from '#studio/lettering/script.ts'
import { nameLooks } from '#studio/looks/names.ts'
import { phoneOfModel } from '#studio/phones/phone-of-model.ts'
import { initialsOf } from './typeset.ts'

const phone = phoneOfModel('vivo', 'Vivo Y21')
const looks = Object.keys(nameLooks)

function draw(look: string, name?: string): string {
  const design: Design = { look, colour: null, motif: null, artwork: null, seed: 'a seed' }
  return drawCase(nameLooks, phone, { design, view: 'front', name })
}

/** Longest name in the tests. */
const LONGEST = 14

/** Latin and Urdu letters, digits of both scripts, space, & and a heart; marks of Urdu stand on a letter. */
const LETTER =
  /[A-Za-z\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u017E0-9\u06F0-\u06F9 &♥\u0621-\u063A\u0641-\u064A\u0679\u067E\u0686\u0688\u0691\u0698\u06A9\u06AF\u06BA\u06BE\u06C0-\u06C3\u06CC\u06D2\u06D3]/u
const MARK = /[\u064E-\u0652\u0654\u0670]/u

const characters = Array.from({ length: 0x2800 }, (_, code) => String.fromCodePoint(code)).flatMap(
  (one) => (LETTER.test(one) ? [one] : MARK.test(one) ? [`ب${one}`] : []),
)

test('the characters of names are those of both scripts', () => {
  for (const one of [...'azAZ09&♥éßاےژڑٹہھں۰۹']) expect(characters).toContain(one)
  expect(characters.length).toBeGreaterThan(280)
})

test.each(characters.filter((one) => one.trim() !== ''))(
  '%s has a shape in both scripts',
  (one) => {
    const set = setCapitals(one)
    expect(set.letters.map(({ d }) => d).join('')).not.toBe('')
    expect(set.width).toBeGreaterThan(0)
    expect(scriptLine(writeScript(one))).not.toBe('')
  },
)

describe.each(looks)('a name in the look %s', (look) => {
  test('accepts every character', () => {
    for (let at = 0; at < characters.length; at += LONGEST) {
      const svg = draw(look, characters.slice(at, at + LONGEST).join(''))
      expect(svg).not.toMatch(/NaN|Infinity|undefined/)
    }
  })

  test('is drawn with two signs on each of its letters', () => {
    const signed = 'م\u064E\u0651'.repeat(LONGEST)
    const svg = draw(look, signed)
    expect(svg).not.toMatch(/NaN|Infinity|undefined/)
    // A monogram is its first letter.
    if (look !== 'monogram') expect(svg).not.toBe(draw(look, 'م'.repeat(LONGEST)))
  })

  test('is drawn for any name, and the same every time', () => {
    const name = fc
      .array(fc.constantFrom(...characters, ' '), { minLength: 1, maxLength: LONGEST })
      .map((some) => some.join(''))
    fc.assert(
      fc.property(name, (some) => {
        const svg = draw(look, some)
        expect(svg).not.toMatch(/NaN|Infinity|undefined/)
        expect(draw(look, some)).toBe(svg)
      }),
      { numRuns: 15 },
    )
  })

  test('differs by name, and has ornaments only without one', () => {
    const drawings = ['Ali', 'Omar', 'علی', 'عمر', ''].map((name) => draw(look, name))
    // A monogram is its initials.
    const same = look === 'monogram' ? 1 : 0
    expect(new Set(drawings).size).toBe(drawings.length - same)
    expect(draw(look)).not.toBe(draw(look, ''))
  })

  test('is neither truncated nor in capitals only', () => {
    if (look === 'monogram') return
    const long = 'Muhammad Haris'
    expect(draw(look, long)).not.toBe(draw(look, long.slice(0, -1)))
  })
})

test.each([
  ['Ayesha', 'A'],
  ['Ayesha Khan', 'A K'],
  ['Ali & Sana', 'A & S'],
  ['A B C D', 'A B C'],
  ['عائشہ نور', 'ع ن'],
  ['Zain 786', 'Z'],
  ['786', '786'],
  ['', ''],
])('the monogram of %s is %s', (name, initials) => expect(initialsOf(name)).toBe(initials))

test('two names are separated at their joining sign, one stays whole', () => {
  expect(draw('couple-names', 'Ali & Sana')).toBe(draw('couple-names', 'Ali ♥ Sana'))
  expect(draw('couple-names', 'Ali & Sana')).not.toBe(draw('couple-names', 'Ali'))
})

test('the number after a player’s name is printed on the shirt', () => {
  expect(draw('jersey', 'Babar 56')).toBe(draw('jersey', 'Babar56'))
  expect(draw('jersey', 'Babar 56')).not.toBe(draw('jersey', 'Babar 57'))
})

test('a sample shows the purpose of its look', () => {
  expect(draw('nastaliq')).not.toBe(draw('nastaliq', ''))
})
