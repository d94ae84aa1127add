import { describe, expect, it } from 'vitest'
import { problemOf } from './problems.ts'

describe('problemOf', () => {
  it.each([
    [{ code: 'EAUTH', responseCode: 535 }, 'refused-login', false],
    [{ code: 'ETLS' }, 'no-secure-line', false],
    [{ code: 'ESOCKET', originalCode: 'DEPTH_ZERO_SELF_SIGNED_CERT' }, 'no-secure-line', false],
    [{ code: 'ESOCKET', originalCode: 'ECONNREFUSED' }, 'unreachable', false],
    [{ code: 'EDNS' }, 'unreachable', false],
    [{ code: 'ETIMEDOUT' }, 'too-slow', false],
    [{ code: 'EABORT' }, 'too-slow', false],
    [{ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 }, 'refused-recipient', true],
    [{ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 451 }, 'try-later', false],
    [{ code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 553 }, 'refused-sender', false],
    [{ code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 421 }, 'try-later', false],
    [{ code: 'EENVELOPE', command: 'API' }, 'refused-recipient', true],
    [{ code: 'EMESSAGE', responseCode: 554 }, 'refused-message', true],
    [{ code: 'EMESSAGE', responseCode: 452 }, 'try-later', false],
    [{ code: 'EPROTOCOL', responseCode: 554 }, 'try-later', false],
    [new Error('something else'), 'unknown', false],
    [undefined, 'unknown', false],
  ] as const)('%o: %s', (error, problem, isFinal) => {
    expect(problemOf(error)).toEqual({ problem, isFinal })
  })
})
