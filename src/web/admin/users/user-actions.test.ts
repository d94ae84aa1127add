import { expect, test } from 'vitest'
import type { ListedUser } from '#domain/contract/users.ts'
import { proofNeedOf, userActionWords } from './user-actions.ts'

test.each([
  ['promote', 'Make Ayesha an admin?', 'Ayesha promoted to admin', 'Failed to update user'],
  [
    'demote',
    'Remove Ayesha from the admins?',
    'Ayesha removed from admin',
    'Failed to update user',
  ],
  ['delete', 'Delete Ayesha?', 'User deleted successfully!', 'Failed to delete user'],
] as const)('%s has the question and messages of the specification', (action, ...words) => {
  const { question, success, fallback } = userActionWords[action]
  expect([question('Ayesha'), success('Ayesha'), fallback]).toEqual(words)
})

/** (rule: rights-are-money) */
test.each([
  ['promote', {}, 'optional'],
  ['demote', { isAdmin: true }, 'required'],
  ['delete', { isAdmin: true }, 'required'],
  ['demote', { isAdmin: true, untrustedUntil: '2026-11-29T09:00:00.000Z' }, 'none'],
  ['delete', { isAdmin: true, untrustedUntil: '2026-11-29T09:00:00.000Z' }, 'none'],
  ['delete', {}, 'none'],
] as const)('%s of %j: the password is %s', (action, of, need) => {
  const user = { _id: '1', name: 'Ayesha', isAdmin: false, ...of } as ListedUser
  expect(proofNeedOf({ action, user })).toBe(need)
})
