import { expect, test } from 'vitest'
import type { ListedUser } from '#domain/contract/users.ts'
import { proofNeedOf } from './ConfirmUserAction.tsx'

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
