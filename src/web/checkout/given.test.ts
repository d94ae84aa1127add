import { describe, expect, test } from 'vitest'
import {
  type CheckoutMode,
  type Given,
  nothingGiven,
  readGiven,
  shownIn,
  typedIn,
} from './given.ts'

type Entry = readonly [CheckoutMode, Readonly<Record<string, string>>]

/** What stands after typing in one way after the other, letter by letter. */
function having(...entries: readonly Entry[]): Given {
  return entries.reduce((given, [mode, typed]) => {
    const letters = Object.entries(typed).flatMap(([field, value]) =>
      [...value].map((_, end) => ({ [field]: value.slice(0, end + 1) })),
    )
    return letters.reduce((before, letter) => typedIn(before, mode, letter), given)
  }, nothingGiven)
}

describe('name and e-mail', () => {
  test.each<[string, readonly Entry[], Partial<Record<CheckoutMode, object>>]>([
    [
      'go from the guest to the others',
      [['guest', { name: 'Ayesha', email: 'a@shop.pk' }]],
      { login: { name: 'Ayesha', email: 'a@shop.pk' } },
    ],
    [
      'go from the others to the guest',
      [['register', { name: 'Ayesha', email: 'a@shop.pk' }]],
      { guest: { name: 'Ayesha', email: 'a@shop.pk' } },
    ],
    [
      'pass through a way that does not ask for both',
      [
        ['guest', { name: 'Ayesha' }],
        ['login', { email: 'a@shop.pk' }],
      ],
      { register: { name: 'Ayesha', email: 'a@shop.pk' } },
    ],
    [
      'stay where they were typed by hand, whatever was typed elsewhere since',
      [
        ['guest', { email: 'a@shop.pk' }],
        ['login', { email: 'b@shop.pk' }],
      ],
      { guest: { email: 'a@shop.pk' }, register: { email: 'b@shop.pk' } },
    ],
    [
      'follow a correction where they were not typed by hand',
      [
        ['guest', { name: 'Ayesa' }],
        ['guest', { name: 'Ayesha' }],
      ],
      { register: { name: 'Ayesha' } },
    ],
    [
      'never take a password along',
      [['login', { password: 'secret' }]],
      { guest: {}, register: {} },
    ],
  ])('%s', (_, entries, expected) => {
    const given = having(...entries)
    for (const mode of Object.keys(expected) as CheckoutMode[]) {
      expect(shownIn(given, mode)).toEqual(expected[mode])
    }
    expect(readGiven(JSON.parse(JSON.stringify(given)))).toEqual(given)
  })

  test('that were erased are gone there, and kept where somebody typed them', () => {
    const given = typedIn(having(['guest', { name: 'Ayesha' }]), 'register', { name: '' })
    expect(shownIn(given, 'register')).toEqual({ name: '' })
    expect(shownIn(given, 'guest')).toEqual({ name: 'Ayesha' })
  })

  test('that were only shown were not typed', () => {
    const given = having(['guest', { name: 'Ayesha' }])
    expect(typedIn(given, 'register', shownIn(given, 'register'))).toBe(given)
  })
})
