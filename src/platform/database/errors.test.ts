import { expect, test } from 'vitest'
import { toDatabaseError } from './errors.ts'

test.each([
  ['a connection that broke during a write', { code: 'EPIPE', syscall: 'write' }],
  ['a stream that ended early', { code: 'ERR_STREAM_DESTROYED' }],
  ['a connection that was reset', { code: 'ECONNRESET', syscall: 'read' }],
  ['a server that is not running', { code: 'ECONNREFUSED', syscall: 'connect' }],
  ['a server that is shutting down on request', { code: '57P01' }],
  ['a server that starts or stops', { code: '57P03' }],
])('%s is an unavailable database, not a defect', (_name, details) => {
  const error = Object.assign(new Error('broken'), details)
  expect(toDatabaseError(error).kind).toBe('unavailable')
})
