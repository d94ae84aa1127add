import { expect, test } from 'vitest'
import { EmbeddedDatabaseError } from '#platform/database/embedded/error.ts'
import { ConfigurationError } from '#server/configuration/settings.ts'
import { ArchiveError, RestoreError } from './backup/archive.ts'
import { InterruptedError, sentenceOf } from './failure.ts'
import { OperatorError } from './verb.ts'

/** Error of the form that Node or the database throws. */
const failing = (message: string, fields: object) => Object.assign(new Error(message), fields)

test.each<[unknown, string]>([
  [new OperatorError('No account has the e-mail x.'), 'No account has the e-mail x.'],
  [new EmbeddedDatabaseError('It runs already.'), 'It runs already.'],
  [
    new ConfigurationError(['PORT must be a number']),
    "These settings can't be used:\n  PORT must be a number",
  ],
  [
    new RestoreError('the shop is open; stop it first'),
    'Nothing was done: the shop is open; stop it first.',
  ],
  [new ArchiveError('x is damaged; fetch it'), 'Nothing was done: x is damaged; fetch it.'],
  [
    new InterruptedError(),
    'Nothing was done: it was interrupted; do the same again whenever you like.',
  ],
  [
    failing('ENOENT: no such file', { code: 'ENOENT', syscall: 'open', path: '/a/b' }),
    'Nothing was done: there is no /a/b; see how it is spelt.',
  ],
  [
    failing('EACCES: permission denied', { code: 'EACCES', syscall: 'open', path: '/a/b' }),
    'Nothing was done: this user may not use /a/b; give it the right to, or run the command as another user.',
  ],
  [
    failing('ENOSPC: no space left on device, write', { code: 'ENOSPC', syscall: 'write' }),
    'Nothing was done: the disk is full; make room on it and do the same again.',
  ],
  [
    failing('EIO: i/o error, read', { code: 'EIO', syscall: 'read' }),
    'Nothing was done: the disk can’t read or write a file; check the disk, or use another.',
  ],
  [
    failing('connect ENOENT /run/x', { code: 'ENOENT', syscall: 'connect' }),
    'Nothing was done: the database can’t be reached or broke off (connect ENOENT /run/x); see that it runs and do the same again.',
  ],
  [
    failing('password authentication failed for user "x"', { code: '28P01' }),
    'Nothing was done: the database does not let the shop in (password authentication failed for user "x"); see that DATABASE_URL is right.',
  ],
  [
    failing('must be owner of table users', { code: '42501' }),
    'Nothing was done: the database’s user may not do that (must be owner of table users); use the one that owns the database.',
  ],
  [
    failing('could not extend file', { code: '53100' }),
    'Nothing was done: the database takes nothing more (could not extend file); make room on its disk and do the same again.',
  ],
  ['thrown text', 'Nothing was done: something unexpected happened (thrown text); try once more.'],
])('explains %s: %s', (error, sentence) => {
  expect(sentenceOf(error, 'Nothing was done')).toBe(sentence)
})
