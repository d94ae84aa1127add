import { expect, test } from 'vitest'
import { deedsFor, deedWords } from './deeds.ts'

test.each([
  [false, ['promote', 'delete']],
  [true, ['demote', 'delete']],
])('to a user whose isAdmin is %s can be done: %j', (isAdmin, deeds) => {
  expect(deedsFor({ isAdmin })).toEqual(deeds)
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
] as const)('%s asks, succeeds and fails in the words of the specification', (deed, ...words) => {
  const { question, success, fallback } = deedWords[deed]
  expect([question('Ayesha'), success('Ayesha'), fallback]).toEqual(words)
})
