import { describe, expect, test } from 'vitest'
import { t } from '#messages'
import { loginDelay } from './logins.ts'
import { codeField, groupedByFour, LONGEST_CODE_DELAY, readCode } from './second-step.ts'

/** (rule: second-step) */
describe('a typed code', () => {
  test.each([
    ['123456', 'app', '123456'],
    [' 123 456 ', 'app', '123456'],
    ['123-456', 'app', '123456'],
    ['۱۲۳۴۵۶', 'app', '123456'],
    ['abcd-efgh-jkmn-pqrs', 'recovery', 'abcdefghjkmnpqrs'],
    ['ABCD EFGH JKMN PQRS', 'recovery', 'abcdefghjkmnpqrs'],
    ['oil0-efgh-jkmn-pqrs', 'recovery', '0110efghjkmnpqrs'],
  ])('%s is read as a code of the kind %s', (typed, kind, code) => {
    expect(readCode(typed)).toEqual({ kind, code })
  })

  test.each(['', '12345', '1234567', 'abcd-efgh-jkmn', 'abcd-efgh-jkmn-pqru', '12345a'])(
    '%s is no code',
    (typed) => {
      expect(readCode(typed)).toBeNull()
      expect(codeField.read(typed)).toEqual({
        mistake: typed === '' ? t.account.noCode : t.account.codeWrong,
      })
    },
  )

  test('is shown in groups of four', () => {
    expect(groupedByFour('abcdefghjkmnpqrs', '-')).toBe('abcd-efgh-jkmn-pqrs')
  })
})

test('at most some 100 guesses of a code are possible a day, so that 10,000 take months', () => {
  let seconds = 0
  let failures = 0
  while (seconds < 86_400) {
    failures += 1
    seconds += loginDelay({ failures, secondsAgo: 0 }, LONGEST_CODE_DELAY)
  }
  expect(failures).toBeGreaterThan(90)
  expect(failures).toBeLessThan(120)
})
