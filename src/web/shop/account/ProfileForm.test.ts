import { describe, expect, test } from 'vitest'
import { sentOf } from '#domain/forms/rules.ts'
import { submitErrors } from '#web/kit/ui/form/use-form.ts'
import { type ProfileTyped, profileRules, typedOf } from './ProfileForm.tsx'

const ayesha = { name: 'Ayesha Khan', email: 'ayesha@example.com', phone: '+923001234567' }
const typed = typedOf(ayesha)

type ProfileQuestions = Parameters<typeof profileRules>[1]
const noQuestions = { hasPhone: true, email: ayesha.email, asksPassword: false, asksCode: false }

function mistakes(changes: Partial<ProfileTyped>, questions: Partial<ProfileQuestions> = {}) {
  const form = { typed: { ...typed, ...changes }, mistakes: {}, attempt: 0 }
  const rules = profileRules(form.typed, { ...noQuestions, ...questions })
  return submitErrors(form, rules)
}

test('the form starts with the account’s values and a formatted phone number', () => {
  expect(typed).toEqual({
    name: 'Ayesha Khan',
    email: 'ayesha@example.com',
    phone: '0300 1234567',
    password: '',
    confirmPassword: '',
    currentPassword: '',
    code: '',
  })
  expect(typedOf({ ...ayesha, phone: '' }).phone).toBe('')
})

describe('required values', () => {
  test.each<[string, Partial<ProfileTyped>, object | null]>([
    ['are complete for an unchanged account', {}, null],
    ['include a name', { name: ' ' }, { name: 'Please enter your full name' }],
    ['include an e-mail', { email: '' }, { email: 'Please enter your email address' }],
    ['include a phone, once there is one', { phone: '' }, { phone: 'Please enter a phone number' }],
    [
      'include six characters of a password',
      { password: '12345', confirmPassword: '12345' },
      { password: 'Password must be at least 6 characters' },
    ],
    [
      'include the same password twice',
      { password: '123456', confirmPassword: '123457' },
      { confirmPassword: 'Passwords do not match' },
    ],
    [
      'include the confirmation of a password',
      { password: '123456' },
      { confirmPassword: 'Please confirm your password' },
    ],
    [
      'include the password of a confirmation',
      { confirmPassword: '123456' },
      { password: 'Please enter a password', confirmPassword: 'Passwords do not match' },
    ],
    [
      'are complete with a confirmed password',
      { password: '123456', confirmPassword: '123456' },
      null,
    ],
  ])('%s', (_what, changes, expected) => {
    expect(mistakes(changes)).toEqual(expected)
  })

  test('exclude a phone for an account that never had one', () => {
    expect(mistakes({ phone: '' }, { hasPhone: false })).toBeNull()
    expect(mistakes({ phone: '12' }, { hasPhone: false })).toHaveProperty('phone')
  })

  const newAddress = { email: 'ayesha@example.org' }
  const newPassword = { password: '123456', confirmPassword: '123456' }

  test.each([newAddress, newPassword])(
    'include the current password for %j only once it is asked for',
    (change) => {
      const wanted = { currentPassword: 'Please enter your current password' }
      expect(mistakes(change)).toBeNull()
      expect(mistakes(change, { asksPassword: true })).toEqual(wanted)
      expect(mistakes({ ...change, currentPassword: 'x' }, { asksPassword: true })).toBeNull()
    },
  )

  test('include no current password for a name or another spelling of the address', () => {
    const change = { name: 'Ayesha', email: 'AYESHA@example.com' }
    expect(mistakes(change, { asksPassword: true, asksCode: true })).toBeNull()
  })

  test('include the code once it is asked for', () => {
    const questions = { asksPassword: true, asksCode: true }
    const change = { ...newPassword, currentPassword: 'x' }
    expect(mistakes(change, questions)).toHaveProperty('code')
    expect(mistakes({ ...change, code: '123456' }, questions)).toBeNull()
  })
})

describe('sent values', () => {
  const sent = (changes: Partial<ProfileTyped>, questions: Partial<ProfileQuestions> = {}) => {
    const changed = { ...typed, ...changes }
    return sentOf(profileRules(changed, { ...noQuestions, ...questions }), changed)
  }

  test('omit an empty password and phone, and always the confirmation', () => {
    expect(sent({ phone: '' }, { hasPhone: false })).toEqual({
      name: 'Ayesha Khan',
      email: 'ayesha@example.com',
    })
    const passwords = { password: 'secret1', confirmPassword: 'secret1', currentPassword: 'old' }
    expect(sent(passwords, { asksPassword: true })).toEqual({
      name: 'Ayesha Khan',
      email: 'ayesha@example.com',
      phone: '+923001234567',
      password: 'secret1',
      currentPassword: 'old',
    })
  })
})
