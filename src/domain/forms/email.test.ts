import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emailKey, isEmail, MAX_EMAIL, mailboxKey } from './email.ts'

test.each([
  ['a@b', true],
  ['ayesha.khan+case@example.com', true],
  ['عائشہ@example.com', true],
  [`${'a'.repeat(MAX_EMAIL - 2)}@b`, true],
  [`${'a'.repeat(MAX_EMAIL - 1)}@b`, false],
  ['', false],
  ['ayesha', false],
  ['@example.com', false],
  ['ayesha@', false],
  ['a@b@c', false],
  ['a b@c', false],
  ['a@b\n', false],
])('%j is accepted as an address: %s', (text, answer) => {
  expect(isEmail(text)).toBe(answer)
})

test.each([
  ['Ayesha@Example.COM', 'ayesha@example.com'],
  ['  ayesha@example.com ', 'ayesha@example.com'],
  ['ａｙｅｓｈａ@example.com', 'ayesha@example.com'],
])('%j is normalized to %j', (typed, key) => {
  expect(emailKey(typed)).toBe(key)
})

test('a normalized address is its own normal form', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (email) => {
      const key = emailKey(email)
      expect(emailKey(key)).toBe(key)
      expect(emailKey(email.toUpperCase())).toBe(key)
    }),
  )
})

test.each([
  ['Ayesha@Example.com', 'ayesha@example.com'],
  ['ayesha+win@example.com', 'ayesha@example.com'],
  ['ayesha+a+b@example.com', 'ayesha@example.com'],
  ['+92@example.com', '+92@example.com'],
  ['a.yes.ha@example.com', 'a.yes.ha@example.com'],
  ['A.yes.ha+x@Gmail.com', 'ayesha@gmail.com'],
  ['a.yesha@googlemail.com', 'ayesha@googlemail.com'],
])('%s has the mailbox %s', (email, mailbox) => {
  expect(mailboxKey(email)).toBe(mailbox)
})
