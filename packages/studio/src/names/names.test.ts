import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { boardOf } from '#studio/cases/phone-case.ts'
import type { Design } from '#studio/design.ts'
import { caseOf, drawDesign, drawLettering } from '#studio/draw-design.ts'
import { group, placed, Sheet } from '#studio/drawing/svg.ts'
import type { TypeStyle } from '#studio/lettering/letters.ts'
import { typeset } from '#studio/lettering/typesetter.ts'
import { nameLooks } from '#studio/looks/names.ts'
import hardNames from './hard-names.json' with { type: 'json' }
import table from './looks.json' with { type: 'json' }
import { initialsOf } from './name-parts.ts'

const looks = Object.keys(nameLooks)

const drawing = (look: string) => {
  const design: Design = { look, colour: null, motif: null, artwork: null, seed: 'a seed' }
  const kind = { brand: 'vivo', kind: 'phone', model: 'Vivo Y21', artworkHref: null } as const
  return { ...kind, design, caseType: 'Name Customization' }
}

function draw(look: string, name?: string): string {
  const named = name === undefined ? {} : { name }
  return drawDesign({ ...drawing(look), ...named, view: 'front' })
}

/** The name alone. */
const letters = (look: string, name: string) => drawLettering({ ...drawing(look), name })

/** Pixels per millimetre of a drawing in the tests. */
const SCALE = 6
/** Millimetres: wider and higher than any case. */
const SIZE = { w: 90, h: 180 }

/** Box of the ink of drawings whose origin is the middle of a case's back, in millimetres. */
async function inkBox(sheet: Sheet, drawings: readonly string[]) {
  const [width, height] = [SIZE.w * SCALE, SIZE.h * SCALE]
  const transform = placed([width / 2, height / 2], 0, SCALE)
  const svg = sheet.finish(width, height, group({ transform }, ...drawings))
  const alpha = await sharp(Buffer.from(svg)).extractChannel('alpha').raw().toBuffer()
  const box = { left: width, right: -1, top: height, bottom: -1 }
  for (let pixel = 0; pixel < alpha.length; pixel += 1) {
    // The glow of a tube is not ink.
    if ((alpha[pixel] ?? 0) < 140) continue
    const [x, y] = [pixel % width, Math.floor(pixel / width)]
    box.left = Math.min(box.left, x)
    box.right = Math.max(box.right, x)
    box.top = Math.min(box.top, y)
    box.bottom = y
  }
  return {
    left: (box.left - width / 2) / SCALE,
    right: (box.right - width / 2) / SCALE,
    top: (box.top - height / 2) / SCALE,
    bottom: (box.bottom - height / 2) / SCALE,
  }
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

test('the table has a row for every look, and no style of letters that none uses', () => {
  expect(Object.keys(table.looks)).toEqual(looks)
  const used = Object.values(table.looks).flatMap((look) => look.texts.map(({ style }) => style))
  expect(new Set(used)).toEqual(new Set(Object.keys(table.styles)))
})

/** Styles of letters in which a look prints a part of the name; other texts are the look's own. */
const stylesOfNames = new Set(
  Object.values(table.looks).flatMap(({ texts }) =>
    texts.flatMap((text) => ('part' in text ? [text.style] : [])),
  ),
)

test.each([...stylesOfNames])('the faces of the style %s have every character of names', (name) => {
  const style = (table.styles as Readonly<Record<string, TypeStyle>>)[name]
  const isDrawn = (one: string) => {
    const numbers = (style ? typeset(one, style) : []).flatMap(({ contours }) =>
      contours.flatMap(({ points }) => points.flat()),
    )
    return numbers.length > 0 && numbers.every(Number.isFinite)
  }
  expect(characters.filter((one) => one.trim() !== '' && !isDrawn(one))).toEqual([])
})

describe.each(looks)('a name in the look %s', (look) => {
  test('is drawn for any name, the same every time', () => {
    const name = fc
      .array(fc.constantFrom(...characters, ' '), { minLength: 1, maxLength: LONGEST })
      .map((some) => some.join('').trim())
    fc.assert(
      fc.property(name, (some) => {
        const svg = draw(look, some)
        expect(svg).not.toMatch(/NaN|Infinity|undefined/)
        expect(draw(look, some)).toBe(svg)
      }),
      { numRuns: 10 },
    )
  })

  test('shows the marks of each letter', () => {
    // A monogram is its first letters, without marks.
    if (look === 'monogram') return
    expect(letters(look, 'م\u064E\u0651'.repeat(4))).not.toBe(letters(look, 'مممم'))
  })

  test.each([
    ['vivo', 'Vivo Y21'],
    ['iphone', 'iPhone SE 2022'],
    ['samsung', 'Galaxy S24 Ultra'],
  ])('is below the camera and 2 mm from the edge: %s %s', async (brand, model) => {
    const sheet = new Sheet()
    const drawn = hardNames.map((name) => {
      const item = caseOf({ ...drawing(look), brand, model, name })
      const board = boardOf(sheet, item)
      return { board, letters: item.look.lettering?.(board) ?? '' }
    })
    const [board] = drawn.map((one) => one.board)
    const { left, right, top, bottom } = await inkBox(
      sheet,
      drawn.map((one) => one.letters),
    )
    const { w, h } = board?.box ?? { w: 0, h: 0 }
    expect(left).toBeGreaterThan(2 - w / 2)
    expect(right).toBeLessThan(w / 2 - 2)
    expect(top).toBeGreaterThan((board?.free.y ?? 0) - (board?.free.h ?? 0) / 2)
    expect(bottom).toBeLessThan(h / 2 - 2)
  })

  test('differs by name, and a case without a name has none', () => {
    const drawings = ['Ali', 'Omar', 'علی', 'عمر', ''].map((name) => draw(look, name))
    // The initials of علی and عمر are the same.
    const same = look === 'monogram' ? 1 : 0
    expect(new Set(drawings).size).toBe(drawings.length - same)
    expect(draw(look)).not.toBe(draw(look, ''))
  })

  test('is the lettering over the case without a name', () => {
    const paths = (svg: string) => svg.match(/ d="[^"]+"/g) ?? []
    const whole = new Set(paths(draw(look, 'Ali علی')))
    for (const d of paths(letters(look, 'Ali علی'))) expect(whole).toContain(d)
  })
})

test('the letters of twenty names are as before an upgrade of HarfBuzz or of a face', async () => {
  const names: readonly (readonly [look: string, name: string])[] = [
    ['nastaliq', 'محمد علی'],
    ['nastaliq', 'زویا خان'],
    ['nastaliq', 'فاطمۃ الزہرا'],
    ['nastaliq', 'ڈاکٹر صاحب'],
    ['nastaliq', 'ٹیپو ۷۸۶'],
    ['signature', 'عبدالرحمٰن'],
    ['couple-names', 'مریم & علی'],
    ['floral-wreath', 'گلِ لالہ'],
    ['kufi', 'عائشہ'],
    ['truck-art-name', 'پیاری بیٹی'],
    ['typewriter', 'ہانیہ ♥ سعد'],
    ['balloon', 'نور'],
    ['signature', 'Muhammad Abdullah'],
    ['couple-names', 'Ñuria & Co'],
    ['neon', 'jjj'],
    ['gold-foil', 'AVA TO'],
    ['floral-wreath', 'fi fl'],
    ['jersey', 'Babar 56'],
    ['number-plate', 'LEB 1234'],
    ['postmark', 'Łukasz'],
  ]
  const lines = names.map(([look, name]) => {
    const labels = new Set(letters(look, '').match(/ d="[^"]+"/g))
    const paths = [...new Set(letters(look, name).match(/ d="[^"]+"/g))].filter(
      (d) => !labels.has(d),
    )
    return [`${look}: ${name}`, ...paths.map((d) => d.slice(4, -1))].join('\n')
  })
  await expect(`${lines.join('\n\n')}\n`).toMatchFileSnapshot('golden-names.txt')
})

test.each([
  ['Ayesha', 'A'],
  ['Ayesha Khan', 'AK'],
  ['Ali & Sana', 'A&S'],
  ['A B C D', 'ABC'],
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
  // A year is a part of the name.
  expect(draw('jersey', 'QUETTA 1947')).not.toBe(draw('jersey', 'QUETTA 1 947'))
})
