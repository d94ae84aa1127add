import { describe, expect, test } from 'vitest'
import {
  type CheckoutMode,
  type ContactDraft,
  contactIn,
  emptyContact,
  readContact,
  withTyped,
} from './checkout-draft.ts'

type Entry = readonly [CheckoutMode, Readonly<Record<string, string>>]

/** Draft after typing in one way after the other, letter by letter. */
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
      'carry over from the guest form to the others',
      [['guest', { name: 'Ayesha', email: 'a@shop.pk' }]],
      { login: { name: 'Ayesha', email: 'a@shop.pk' } },
    ],
    [
      'carry over from other forms to the guest form',
      [['register', { name: 'Ayesha', email: 'a@shop.pk' }]],
      { guest: { name: 'Ayesha', email: 'a@shop.pk' } },
    ],
    [
      'carry over through a form without both fields',
      [
        ['guest', { name: 'Ayesha' }],
        ['login', { email: 'a@shop.pk' }],
      ],
      { register: { name: 'Ayesha', email: 'a@shop.pk' } },
    ],
    [
      'stay in the form where they were typed, despite later input elsewhere',
      [
        ['guest', { email: 'a@shop.pk' }],
        ['login', { email: 'b@shop.pk' }],
      ],
      { guest: { email: 'a@shop.pk' }, register: { email: 'b@shop.pk' } },
    ],
    [
      'follow a correction in forms where they were not typed',
      [
        ['guest', { name: 'Ayesa' }],
        ['guest', { name: 'Ayesha' }],
      ],
      { register: { name: 'Ayesha' } },
    ],
    [
      'carry over without the password',
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

  test('are erased in that form alone, and kept in the form where they were typed', () => {
    const contact = withTyped(having(['guest', { name: 'Ayesha' }]), 'register', { name: '' })
    expect(contactIn(contact, 'register')).toEqual({ name: '' })
    expect(contactIn(contact, 'guest')).toEqual({ name: 'Ayesha' })
  })

  test('count as typed only after an edit', () => {
    const contact = having(['guest', { name: 'Ayesha' }])
    expect(withTyped(contact, 'register', contactIn(contact, 'register'))).toBe(contact)
  })
})
