import { expect, test } from 'vitest'
import { toDatabaseError } from './errors.ts'

test.each([
  ['a connection that broke while it was written to', { code: 'EPIPE', syscall: 'write' }],
  ['a stream that ended before', { code: 'ERR_STREAM_DESTROYED' }],
  ['a connection that was reset', { code: 'ECONNRESET', syscall: 'read' }],
  ['a server that is not there', { code: 'ECONNREFUSED', syscall: 'connect' }],
  ['a server that is told to stop', { code: '57P01' }],
  ['a server that comes up or goes down', { code: '57P03' }],
])('%s is a database out of reach, not a defect', (_name, details) => {
  const error = Object.assign(new Error('broken'), details)
  expect(toDatabaseError(error).kind).toBe('unavailable')
})
