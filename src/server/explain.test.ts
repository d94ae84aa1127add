import { expect, test } from 'vitest'
import { toDatabaseError } from '#platform/database/errors.ts'
import { MigrationError } from '#platform/database/migrate.ts'
import { explain } from './explain.ts'

const coded = (message: string, details: object) => Object.assign(new Error(message), details)
const inMigration = (error: Error) =>
  new MigrationError(`The migration 0001-shop failed: ${error}`, { cause: toDatabaseError(error) })

test.each([
  [
    'a full disk for the folder',
    coded('ENOSPC: no space left on device, mkdir', { code: 'ENOSPC', path: '/data/images' }),
    'The disk is full: there is no room for /data/images. Make room, and start the shop again.',
  ],
  [
    'an exhausted quota',
    coded('EDQUOT: disk quota exceeded', { code: 'EDQUOT' }),
    'The disk is full: there is no room for what has to be written. Make room, and start the shop again.',
  ],
  [
    'a full disk during a migration',
    inMigration(coded('could not extend file "base/1/2": No space left', { code: '53100' })),
    'The disk of the database is full: could not extend file "base/1/2": No space left. Make room, and start the shop again.',
  ],
  [
    'a migration on a read-only server',
    inMigration(coded('cannot execute CREATE TABLE', { code: '25006' })),
    'The database takes no changes, and the shop has some to make before it opens: cannot execute CREATE TABLE. Make room, and start the shop again.',
  ],
  [
    'an unreachable database',
    toDatabaseError(coded('connect ECONNREFUSED', { code: 'ECONNREFUSED', syscall: 'connect' })),
    "The database can't be used: connect ECONNREFUSED",
  ],
  [
    'a port that is taken',
    coded('listen EADDRINUSE', { code: 'EADDRINUSE', port: 3000, address: '127.0.0.1' }),
    'Port 3000 of 127.0.0.1 is taken by another program. Set PORT to a free one.',
  ],
])('%s is explained in a sentence', (_what, error, sentence) => {
  expect(explain(error)).toBe(sentence)
})

test('a defect keeps its stack', () => {
  expect(explain(new TypeError('x is not a function'))).toMatch(/^TypeError: x.+explain\.test\.ts/s)
})
