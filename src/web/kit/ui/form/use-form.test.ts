import { expect, test } from 'vitest'
import { requiredEmail, requiredText } from '#domain/forms/rules.ts'
import { emptyForm, leaveField, refuse, submitErrors, typeInto } from './use-form.ts'

const rules = {
  name: requiredText(() => 'Please enter your name', { max: 100 }),
  email: requiredEmail(() => 'Please enter your email address'),
}
const empty = emptyForm({ name: '', email: '' })

test('no error appears while a field is being typed', () => {
  expect(typeInto(empty, rules, 'email', 'a').mistakes).toEqual({})
})

test('a field left empty before the first submit shows no error', () => {
  expect(leaveField(empty, rules, 'email').mistakes).toEqual({})
})

test('a field left incomplete shows its error', () => {
  const half = typeInto(empty, rules, 'email', 'ayesha')
  expect(leaveField(half, rules, 'email').mistakes).toEqual({
    email: 'Please enter a valid email address',
  })
})

test('a shown error disappears once the value is valid, and not before', () => {
  const left = leaveField(typeInto(empty, rules, 'email', 'ayesha'), rules, 'email')
  const still = typeInto(left, rules, 'email', 'ayesha.k')
  expect(still.mistakes).toHaveProperty('email')
  expect(typeInto(still, rules, 'email', 'ayesha@example.pk').mistakes).toEqual({})
})

test('a submit shows every error, and afterwards an empty field is checked on blur', () => {
  const mistakes = submitErrors(empty, rules)
  expect(mistakes).toEqual({
    name: 'Please enter your name',
    email: 'Please enter your email address',
  })
  const refused = refuse(empty, mistakes ?? {})
  expect(refused.attempt).toBe(1)
  const emptied = typeInto(typeInto(refused, rules, 'name', 'A'), rules, 'name', '')
  expect(emptied.mistakes).not.toHaveProperty('name')
  expect(leaveField(emptied, rules, 'name').mistakes).toHaveProperty('name')
})

test('a server’s error at a field stays on blur and disappears with the next change', () => {
  const typed = typeInto(empty, rules, 'email', 'ayesha@example.pk')
  const refused = refuse(typed, { email: 'This email is already in use' })
  const left = leaveField(refused, rules, 'email')
  expect(left.mistakes).toEqual({ email: 'This email is already in use' })
  expect(typeInto(left, rules, 'email', 'ayesha2@example.pk').mistakes).toEqual({})
})

test('only the current fields are checked', () => {
  expect(submitErrors(empty, { name: rules.name })).toEqual({ name: 'Please enter your name' })
  expect(submitErrors(typeInto(empty, rules, 'name', 'Ayesha'), { name: rules.name })).toBeNull()
})
