import { describe, expect, it } from 'vitest'
import { messageNote, messageWords } from './message-words.ts'

describe('messageWords', () => {
  it('says what it is about and to whom it goes', () => {
    expect(messageWords({ kind: 'shipped', to: 'customer' })).toBe('On its way, to the customer')
    expect(messageWords({ kind: 'new-order', to: 'owner' })).toBe('New order, to you')
  })
})

describe('messageNote', () => {
  it.each([
    ['sent', null, null],
    ['waiting', null, null],
    ['waiting', 'unreachable', 'The mail server can’t be reached. It is tried again by itself.'],
    ['failed', 'refused-sender', 'The mail server doesn’t let the shop send as MAIL_FROM.'],
    [
      'waiting',
      'over-quota',
      'The mail server takes no more of the shop’s messages today. It is tried again by itself.',
    ],
    [
      'failed',
      'too-many-letters',
      'This address had as many letters within an hour as orders may cause. If you know the order, send it again.',
    ],
    ['failed', 'something new', 'It could not be sent.'],
    ['overtaken', null, 'The order had moved on before it could be sent.'],
  ] as const)('%s, %s: %s', (state, problem, words) => {
    expect(messageNote({ state, problem })).toBe(words)
  })
})
