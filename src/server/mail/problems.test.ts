import { describe, expect, it } from 'vitest'
import { problemOf } from './problems.ts'

/** Transport error with the reply of a server that refuses an SMTP command. */
const reply = (command: string, response: string) => ({
  code: command === 'DATA' ? 'EMESSAGE' : 'EENVELOPE',
  command,
  responseCode: Number(response.slice(0, 3)),
  response,
})

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
    [reply('RCPT TO', '550 5.4.5 Daily user sending limit exceeded'), 'over-quota', false],
    [
      reply('RCPT TO', '550-5.4.5 Daily user sending limit\n550 5.4.5 exceeded'),
      'over-quota',
      false,
    ],
    [reply('DATA', '550 5.4.5 Daily sending quota exceeded'), 'over-quota', false],
    [reply('MAIL FROM', '550 5.4.5 Daily sending quota exceeded'), 'over-quota', false],
    [reply('RCPT TO', '550 5.7.1 Too many messages'), 'refused-by-policy', false],
    [reply('DATA', '552 5.7.0 Our rules say no'), 'refused-by-policy', false],
    [reply('MAIL FROM', '550 5.7.60 May not send as this sender'), 'refused-sender', false],
    [reply('RCPT TO', '554 5.3.2 Not accepting messages'), 'try-later', false],
    [reply('RCPT TO', '550 4.2.1 Receiving mail too quickly'), 'try-later', false],
    [reply('DATA', '554 4.7.28 Rate limited'), 'try-later', false],
    [reply('RCPT TO', '550 5.1.1 No such user'), 'refused-recipient', true],
    [reply('RCPT TO', '550 5.4.50 is no code that means a quota'), 'refused-recipient', true],
    [reply('RCPT TO', '550 no mailbox 5.7.1 here'), 'refused-recipient', true],
    [reply('DATA', '554 5.6.0 Bad content'), 'refused-message', true],
    [new Error('something else'), 'unknown', false],
    [undefined, 'unknown', false],
  ] as const)('%o: %s', (error, problem, isFinal) => {
    expect(problemOf(error)).toEqual({ problem, isFinal })
  })
})
