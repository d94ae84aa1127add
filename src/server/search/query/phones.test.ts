import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { brands } from '#domain/catalogue/brands.ts'
import { modelsOf } from '#domain/catalogue/models/brand-models.ts'
import { phonesIn } from './phones.ts'
import { tokenize } from './tokenize.ts'

function phoneOf(query: string) {
  return phonesIn(tokenize(query), new Set()).phones[0]
}

const phones = brands.flatMap((brand) => modelsOf(brand.slug).map((name) => ({ name, brand })))

describe('every model of the shop is found', () => {
  test('by its name', () => {
    const lost = phones.filter(({ name }) => String(phoneOf(name)?.models) !== name)
    expect(lost.map(({ name }) => name)).toEqual([])
  })

  test('in one word, in capitals and after other words', () => {
    const asTyped = (name: string) => `cover for ${name.replaceAll(' ', '').toUpperCase()} please`
    const lost = phones
      .filter(({ name }) => !/\/|\d \d|X$/.test(name))
      .filter(({ name }) => !phoneOf(asTyped(name))?.models.includes(name))
    expect(lost.map(({ name }) => name)).toEqual([])
  })

  test('with letters and numbers apart', () => {
    const asTyped = (name: string) =>
      name.replace(/([a-z])(\d)/gi, '$1 $2').replace(/(\d)([a-z])/gi, '$1 $2')
    const lost = phones.filter(({ name }) => !phoneOf(asTyped(name))?.models.includes(name))
    expect(lost.map(({ name }) => name)).toEqual([])
  })

  test('with its brand after it', () => {
    fc.assert(
      fc.property(fc.constantFrom(...phones), ({ name }) => {
        const [first = '', ...more] = name.split(' ')
        expect(phoneOf(`${more.join(' ')} ${first} cover`)?.models).toContain(name)
      }),
    )
  })
})

test('a number is never taken for another', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('a', 'y', 's', 'v', 'x'),
      fc.integer({ min: 1, max: 399 }),
      (letter, number) => {
        for (const name of phoneOf(`${letter}${number}`)?.models ?? []) {
          expect(name.toLowerCase()).toMatch(new RegExp(`\\b${letter}${number}(?!\\d)`))
        }
      },
    ),
  )
})

test.each([
  ['Infinix Note 12', 'note 12', ['Infinix Note 12', 'Redmi Note 12']],
  ['a line', 'poco note 12', []],
  ['another brand', 'oppo a16', []],
  ['a make and its number', 'vivo a12', []],
])('the brand is decisive: %s', (_what, query, models) => {
  expect(phoneOf(query)?.models ?? []).toEqual(models)
})

test('a number that no model has stays unknown, with the words around it', () => {
  const tokens = tokenize('black tecno camon 20 pro cover')
  const { unknown, brands: named } = phonesIn(tokens, new Set())
  expect(named).toEqual(['techno'])
  expect(
    unknown.map((positions) => [...positions].map((position) => tokens[position]?.text)),
  ).toEqual([['camon', '20', 'pro']])
})
