import { describe, expect, test } from 'vitest'
import {
  type CheckoutMode,
  type ContactDraft,
  contactIn,
  emptyContact,
  readContact,
  withTyped,
} from './contact-draft.ts'

type Entry = readonly [CheckoutMode, Readonly<Record<string, string>>]

/** What stands after typing in one way after the other, letter by letter. */
function having(...entries: readonly Entry[]): ContactDraft {
  return entries.reduce((contact, [mode, typed]) => {
    const letters = Object.entries(typed).flatMap(([field, value]) =>
      [...value].map((_, end) => ({ [field]: value.slice(0, end + 1) })),
    )
    return letters.reduce((before, letter) => withTyped(before, mode, letter), contact)
  }, emptyContact)
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
    const contact = having(...entries)
    for (const mode of Object.keys(expected) as CheckoutMode[]) {
      expect(contactIn(contact, mode)).toEqual(expected[mode])
    }
    expect(readContact(JSON.parse(JSON.stringify(contact)))).toEqual(contact)
  })

  test('that were erased are gone there, and kept where somebody typed them', () => {
    const contact = withTyped(having(['guest', { name: 'Ayesha' }]), 'register', { name: '' })
    expect(contactIn(contact, 'register')).toEqual({ name: '' })
    expect(contactIn(contact, 'guest')).toEqual({ name: 'Ayesha' })
  })

  test('that were only shown were not typed', () => {
    const contact = having(['guest', { name: 'Ayesha' }])
    expect(withTyped(contact, 'register', contactIn(contact, 'register'))).toBe(contact)
  })
})
