import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { customNameField, MAX_CUSTOM_NAME } from '#domain/cart/custom-name.ts'
import type { Design } from '#domain/catalogue/designs/design.ts'
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

/** Whether the shop accepts it unchanged. */
function isTaken(name: string): boolean {
  const read = customNameField.read(name)
  return 'value' in read && read.value === name
}

/** Every character of names; signs, which need a letter, on one. */
const characters = Array.from({ length: 0x2800 }, (_, code) => String.fromCodePoint(code)).flatMap(
  (one) => (isTaken(one) ? [one] : isTaken(`ب${one}`) ? [`ب${one}`] : []),
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
  test('accepts every character that the shop accepts', () => {
    for (let at = 0; at < characters.length; at += MAX_CUSTOM_NAME) {
      const svg = draw(look, characters.slice(at, at + MAX_CUSTOM_NAME).join(''))
      expect(svg).not.toMatch(/NaN|Infinity|undefined/)
    }
  })

  test('is drawn with two signs on each of its letters', () => {
    const signed = 'م\u064E\u0651'.repeat(MAX_CUSTOM_NAME)
    expect(isTaken(signed)).toBe(true)
    const svg = draw(look, signed)
    expect(svg).not.toMatch(/NaN|Infinity|undefined/)
    // A monogram is its first letter.
    if (look !== 'monogram') expect(svg).not.toBe(draw(look, 'م'.repeat(MAX_CUSTOM_NAME)))
  })

  test('is drawn for any name, and the same every time', () => {
    const name = fc
      .array(fc.constantFrom(...characters, ' '), { minLength: 1, maxLength: MAX_CUSTOM_NAME })
      .map((some) => some.join(''))
      .filter(isTaken)
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
