import { expect, test } from 'vitest'
import { doerOf, entryWords } from './history-words.ts'

test.each([
  ['placed', 'Order placed'],
  ['payment confirmed', 'Payment confirmed'],
  ['cash received', 'Cash received'],
  ['payment rejected', 'Payment rejected'],
  ['status set', 'Status changed'],
  ['parcel corrected', 'Parcel corrected'],
  ['revived', 'Order revived'],
  ['delivered', 'Order delivered'],
  ['cancelled', 'Order cancelled'],
  ['a step of a later release', 'a step of a later release'],
  ['toString', 'toString'],
])('%s: %s', (action, words) => expect(entryWords({ action })).toBe(words))

test.each([
  ['an admin', { actor: 'admin', actorName: 'Sana Malik' }, 'Sana Malik'],
  ['an admin without a name', { actor: 'admin' }, 'an admin'],
  ['a customer', { actor: 'customer', actorName: 'Ayesha Khan' }, 'Ayesha Khan (customer)'],
  ['a guest', { actor: 'customer' }, 'the customer'],
  ['the shop itself', { actor: 'shop' }, 'the shop'],
])('%s is named', (_who, entry, name) => expect(doerOf(entry)).toBe(name))
