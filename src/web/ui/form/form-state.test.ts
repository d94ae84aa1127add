import { expect, test } from 'vitest'
import { requiredEmail, requiredText } from '#domain/forms/rules.ts'
import { emptyForm, leaveField, mistakesOnSubmit, refuse, typeInto } from './form-state.ts'

const rules = {
  name: requiredText('Please enter your name', { max: 100 }),
  email: requiredEmail('Please enter your email address'),
}
const empty = emptyForm({ name: '', email: '' })

test('nothing is said while somebody types', () => {
  expect(typeInto(empty, rules, 'email', 'a').mistakes).toEqual({})
})

test('a field left empty before the first submit is not reproached', () => {
  expect(leaveField(empty, rules, 'email').mistakes).toEqual({})
})

test('a field left half typed says what is wrong', () => {
  const half = typeInto(empty, rules, 'email', 'ayesha')
  expect(leaveField(half, rules, 'email').mistakes).toEqual({
    email: 'Please enter a valid email address',
  })
})

test('a mistake on show goes while it is being mended and not before', () => {
  const left = leaveField(typeInto(empty, rules, 'email', 'ayesha'), rules, 'email')
  const still = typeInto(left, rules, 'email', 'ayesha.k')
  expect(still.mistakes).toHaveProperty('email')
  expect(typeInto(still, rules, 'email', 'ayesha@example.pk').mistakes).toEqual({})
})

test('a submit names every mistake, and afterwards an empty field is checked on leaving', () => {
  const mistakes = mistakesOnSubmit(empty, rules)
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

test('what the server said of a field stays on leaving and goes with the next change', () => {
  const typed = typeInto(empty, rules, 'email', 'ayesha@example.pk')
  const refused = refuse(typed, { email: 'This email is already in use' })
  const left = leaveField(refused, rules, 'email')
  expect(left.mistakes).toEqual({ email: 'This email is already in use' })
  expect(typeInto(left, rules, 'email', 'ayesha2@example.pk').mistakes).toEqual({})
})

test('only the fields that are asked for are checked', () => {
  expect(mistakesOnSubmit(empty, { name: rules.name })).toEqual({ name: 'Please enter your name' })
  expect(
    mistakesOnSubmit(typeInto(empty, rules, 'name', 'Ayesha'), { name: rules.name }),
  ).toBeNull()
})
