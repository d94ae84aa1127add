import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { newPassword, passwordTooShort } from '#domain/accounts/passwords.ts'
import {
  type FieldRule,
  mistakesIn,
  optionalText,
  requiredEmail,
  requiredPhone,
  requiredText,
  sentOf,
} from './rules.ts'

const name = requiredText(() => 'Please enter your name', { max: 10 })
const note = optionalText({ max: 10 })
const email = requiredEmail(() => 'Please enter your email address')
const phone = requiredPhone(() => 'Please enter a phone number')

describe('a field has either a message or a value', () => {
  test.each<[string, FieldRule, string, ReturnType<FieldRule['read']>]>([
    ['required text', name, '  Bilal ', { value: 'Bilal' }],
    ['required text', name, '', { mistake: 'Please enter your name' }],
    ['required text', name, ' \n\t ', { mistake: 'Please enter your name' }],
    ['required text', name, 'Bi\0lal', { mistake: 'Please enter your name' }],
    ['required text', name, 'x'.repeat(10), { value: 'x'.repeat(10) }],
    ['required text', name, 'x'.repeat(11), { mistake: 'Please use at most 10 characters' }],
    ['required text', name, '❤️'.repeat(10), { value: '❤️'.repeat(10) }],
    ['required text', name, '❤️'.repeat(11), { mistake: 'Please use at most 10 characters' }],
    ['optional text', note, '', { value: '' }],
    ['optional text', note, '   ', { value: '' }],
    ['optional text', note, ' 38000 ', { value: '38000' }],
    ['optional text', note, 'a\0', { mistake: 'Please remove the invalid character' }],
    ['optional text', note, 'x'.repeat(11), { mistake: 'Please use at most 10 characters' }],
    ['e-mail', email, ' Bilal@example.com ', { value: 'Bilal@example.com' }],
    ['e-mail', email, '', { mistake: 'Please enter your email address' }],
    ['e-mail', email, 'bilal', { mistake: 'Please enter a valid email address' }],
    ['phone', phone, '0300 1234567', { value: '+923001234567' }],
    ['phone', phone, '', { mistake: 'Please enter a phone number' }],
    [
      'phone',
      phone,
      '12',
      { mistake: 'Please enter a valid phone number, for example 0300 1234567' },
    ],
    ['password', newPassword, '', { mistake: 'Please enter a password' }],
    ['password', newPassword, '12345', { mistake: passwordTooShort() }],
    ['password', newPassword, ' 1234 ', { value: ' 1234 ' }],
    ['password', newPassword, 'x'.repeat(128), { value: 'x'.repeat(128) }],
    ['password', newPassword, 'x'.repeat(129), { mistake: 'Please use at most 128 characters' }],
  ])('%s', (_kind, rule, typed, read) => {
    expect(rule.read(typed)).toEqual(read)
  })

  test('the password’s message is the specified one', () => {
    expect(passwordTooShort()).toBe('Password must be at least 6 characters')
  })

  test('a value has no NUL, no outer spaces and a valid length, and is accepted again', () => {
    const rules = [name, note, email, phone]
    fc.assert(
      fc.property(fc.constantFrom(...rules), fc.string({ unit: 'binary' }), (rule, typed) => {
        const read = rule.read(typed)
        fc.pre('value' in read)
        expect(read.value).not.toContain('\0')
        expect(read.value).toBe(read.value.trim())
        expect(rule.read(read.value)).toEqual(read)
      }),
    )
  })
})

test('the mistakes of a form are those of its fields', () => {
  const rules = { name, phone, note }
  expect(mistakesIn(rules, { name: '', phone: '0300 1234567', note: '' })).toEqual({
    name: 'Please enter your name',
  })
  expect(mistakesIn(rules, { name: 'Bilal', phone: '0300 1234567', note: '' })).toEqual({})
})

test('the values that a form sends are those of its rules, of any type', () => {
  const agreed: FieldRule<boolean> = {
    missing: () => 'Please agree',
    read: (typed) => (typed ? { value: typed } : { mistake: 'Please agree' }),
  }
  const pieces: FieldRule<string, number> = {
    missing: () => 'Please choose a quantity',
    read: (typed) => ({ value: Number(typed) }),
  }
  const confirmation: FieldRule<string, undefined> = {
    missing: () => 'Please confirm',
    read: () => ({ value: undefined }),
  }
  const rules = { name, agreed, pieces, confirmation }
  const typed = { name: ' Bilal ', agreed: true, pieces: '3', confirmation: 'x', unasked: 'x' }
  expect(sentOf(rules, typed)).toEqual({ name: 'Bilal', agreed: true, pieces: 3 })
  expect(mistakesIn(rules, typed)).toEqual({})
  expect(mistakesIn(rules, { ...typed, agreed: false })).toEqual({ agreed: 'Please agree' })
})
