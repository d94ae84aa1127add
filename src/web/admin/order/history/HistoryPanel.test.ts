import { expect, test } from 'vitest'
import type { OrderMessage } from '#domain/orders/messages.ts'
import { actorNameOf, entryWords, messageNote, messageWords } from './HistoryPanel.tsx'

test.each([
  ['payment confirmed', 'Payment confirmed'],
  ['a step of a later release', 'a step of a later release'],
  ['toString', 'toString'],
])('%s: %s', (action, words) => expect(entryWords({ action })).toBe(words))

test.each([
  ['an admin', { actor: 'admin', actorName: 'Sana Malik' }, 'Sana Malik'],
  ['an admin without a name', { actor: 'admin' }, 'an admin'],
  ['a customer', { actor: 'customer', actorName: 'Ayesha Khan' }, 'Ayesha Khan (customer)'],
  ['a guest', { actor: 'customer' }, 'the customer'],
  ['the shop itself', { actor: 'shop' }, 'the shop'],
])('the author of an entry by %s', (_who, entry, name) => expect(actorNameOf(entry)).toBe(name))

test('a message has its subject and its recipient', () => {
  const words = (kind: OrderMessage, to: 'owner' | 'customer', admin: string | null = null) =>
    messageWords({ kind, to, admin })
  expect(words('shipped', 'customer')).toBe('On its way, to the customer')
  expect(words('new-order', 'owner')).toBe('New order, to the owner')
  expect(words('new-order', 'owner', 'Bilal')).toBe('New order, to Bilal')
})

test.each([
  ['sent', null, null],
  ['waiting', null, null],
  ['waiting', 'unreachable', 'The mail server can’t be reached. It is tried again by itself.'],
  ['failed', 'refused-sender', 'The mail server doesn’t let the shop send as MAIL_FROM.'],
  ['failed', 'something new', 'It could not be sent.'],
  ['overtaken', null, 'The order had moved on before it could be sent.'],
] as const)('the note of a message that is %s, %s: %s', (state, problem, words) => {
  expect(messageNote({ state, problem })).toBe(words)
})
