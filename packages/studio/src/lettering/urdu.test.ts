import { describe, expect, test } from 'vitest'
import { writeUrdu } from './urdu.ts'
import { shaped } from './urdu-forms.ts'

/** 'ع1 ل2 ی3': letters with 0 for isolated, 1 for initial, 2 for medial, 3 for final. */
function formsOf(word: string): string {
  const digit = { alone: 0, first: 1, middle: 2, last: 3 }
  return shaped(word)
    .map(({ letter, form }) => `${letter}${digit[form]}`)
    .join(' ')
}

describe('letters join as they do in Urdu', () => {
  test.each([
    ['علی', 'ع1 ل2 ی3'],
    ['نور', 'ن1 و3 ر0'],
    ['محمد', 'م1 ح2 م2 د3'],
    ['پاکستان', 'پ1 ا3 ک1 س2 ت2 ا3 ن0'],
    ['عائشہ', 'ع1 ا3 ئ1 ش2 ہ3'],
    ['زہرا', 'ز0 ہ1 ر3 ا0'],
    ['لاہور', 'لا0 ہ1 و3 ر0'],
    ['بلال', 'ب1 لا3 ل0'],
    ['سڑک', 'س1 ڑ3 ک0'],
    ['ڈار', 'ڈ0 ا0 ر0'],
    ['ٹیپو', 'ٹ1 ی2 پ2 و3'],
    ['بھائی', 'ب1 ھ2 ا3 ئ1 ی3'],
    ['نے', 'ن1 ے3'],
    ['ماں', 'م1 ا3 ں0'],
    ['گل', 'گ1 ل3'],
    ['چاند', 'چ1 ا3 ن1 د3'],
    ['ژالہ', 'ژ0 ا0 ل1 ہ3'],
    ['آمنہ', 'آ0 م1 ن2 ہ3'],
    ['ثناء', 'ث1 ن2 ا3 ء0'],
  ])('%s', (word, forms) => expect(formsOf(word)).toBe(forms))

  test('letters of Arabic keyboards become Urdu letters', () => {
    expect(shaped('علي')).toEqual(shaped('علی'))
    expect(shaped('كرن')).toEqual(shaped('کرن'))
    expect(shaped('فاطمة').at(-1)).toMatchObject({ letter: 'ۃ', form: 'last' })
    expect(shaped('الله').at(-1)).toMatchObject({ letter: 'ہ', form: 'last' })
    // Alef and madda as two characters.
    expect(shaped('\u0627\u0653منہ')).toEqual(shaped('آمنہ'))
  })

  test('signs belong to their letter and separate no letters', () => {
    expect(formsOf('مُحَمَّد')).toBe(formsOf('محمد'))
    expect(shaped('مُحَمَّد').map(({ signs }) => signs.length)).toEqual([1, 1, 2, 0])
  })
})

describe('words as strokes', () => {
  test('run from the right, each letter further to the left', () => {
    const { strokes, width } = writeUrdu('دا')
    const [first, second] = strokes
    const right = (stroke: typeof first) => Math.max(...(stroke ?? []).map(([x]) => x))
    expect(right(second)).toBeLessThan(right(first))
    const xs = strokes.flat().map(([x]) => x)
    expect(Math.max(...xs)).toBeLessThanOrEqual(0)
    expect(Math.min(...xs)).toBeGreaterThanOrEqual(-width - 5)
  })

  test('joined letters touch at their ends', () => {
    const touch = writeUrdu('بم').strokes.flat()
    expect(touch.filter(([x, y]) => x === -30 && y === 0).length).toBeGreaterThan(1)
  })

  test.each([
    ['ب', 'below', 1],
    ['پ', 'below', 3],
    ['ت', 'above', 2],
    ['ث', 'above', 3],
    ['خ', 'above', 1],
    ['چ', 'below', 3],
    ['ش', 'above', 3],
    ['ق', 'above', 2],
    ['ن', 'above', 1],
  ])('%s has its dots %s: %i', (letter, side, count) => {
    // Before an alef all but the deep bowls stand on the line.
    const { dots } = writeUrdu(`${letter}ا`)
    expect(dots).toHaveLength(count)
    for (const [, y] of dots) expect(side === 'below' ? y > 0 : y < 0).toBe(true)
  })

  test.each([
    ['ی', 0],
    ['یا', 2],
    ['علی', 0],
    ['بیا', 3],
    ['ں', 0],
    ['ح', 0],
  ])('%s has %i dots', (word, count) => expect(writeUrdu(word).dots).toHaveLength(count))

  test.each(['ٹ', 'ڈ', 'ڑ', 'ئا', 'ؤ', 'آ', 'بَ', 'بُ', 'بِ', 'بّ', 'بْ', 'رٰ'])(
    '%s has a sign',
    (letter) => expect(writeUrdu(letter).signs.length).toBeGreaterThan(0),
  )

  test('only zer is below the line', () => {
    const heightOf = (word: string) => writeUrdu(word).signs[0]?.[0]?.[1] ?? 0
    expect(heightOf('مِ')).toBeGreaterThan(0)
    expect(heightOf('مَ')).toBeLessThan(0)
  })

  test('a number runs from the left', () => {
    const [one, nine] = [writeUrdu('۱'), writeUrdu('۹')]
    const both = writeUrdu('۱۹')
    expect(both.strokes[0]).toEqual(nine.strokes[0])
    expect(both.width).toBeGreaterThan(one.width + nine.width)
  })

  test('on a slope a word descends to the baseline at its last letter', () => {
    const [flat, sloped] = [writeUrdu('علی'), writeUrdu('علی', 0.3)]
    expect(sloped.width).toBe(flat.width)
    expect(sloped.strokes.at(-1)).toEqual(flat.strokes.at(-1))
    expect(sloped.strokes[0]?.[0]?.[1]).toBeLessThan(flat.strokes[0]?.[0]?.[1] ?? 0)
  })
})
