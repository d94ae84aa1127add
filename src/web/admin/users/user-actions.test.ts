import { expect, test } from 'vitest'
import { actionsFor, userActionWords } from './user-actions.ts'

test.each([
  [false, ['promote', 'delete']],
  [true, ['demote', 'delete']],
])('actions on a user with isAdmin %s: %j', (isAdmin, actions) => {
  expect(actionsFor({ isAdmin })).toEqual(actions)
})

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
