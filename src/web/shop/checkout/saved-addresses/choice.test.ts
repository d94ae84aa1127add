import { expect, test } from 'vitest'
import { emptyEntries } from '../checkout-draft.ts'
import { firstChoice } from './address-choice.ts'

const home = { address: 'House 12', city: 'Faisalabad', postalCode: '38000' }
const office = { address: 'Office 3', city: 'Lahore', postalCode: '' }

test.each([
  ['without typed values the last used address is chosen', [office, home], {}, 0],
  ['without typed values and saved addresses the fields are shown', [], {}, 'another'],
  ['a saved address that was filled in before a reload stays chosen', [office, home], home, 1],
  ['typed values of another address are kept', [office], { city: 'L' }, 'another'],
  ['typed changes of a saved address are kept', [home], { ...home, postalCode: '' }, 'another'],
  ['typed values without saved addresses are kept', [], home, 'another'],
  ['another address stays chosen while it is empty', [home], { deliverTo: 'another' }, 'another'],
  [
    'another address stays chosen when it is saved',
    [home],
    { ...home, deliverTo: 'another' },
    'another',
  ],
  ['a chosen address stays chosen', [office, home], { ...home, deliverTo: home }, 1],
  [
    'a chosen address that is no longer saved is typed',
    [office],
    { ...home, deliverTo: home },
    'another',
  ],
] as const)('%s (rule: saved-addresses)', (_, addresses, entries, choice) => {
  expect(firstChoice(addresses, { ...emptyEntries, ...entries })).toEqual({
    choice,
    isChanged: false,
  })
})

test('a saved address stays open for its changes (rule: kept-entries)', () => {
  const entries = { ...emptyEntries, ...home, city: 'Lyallpur', deliverTo: home }
  expect(firstChoice([office, home], entries)).toEqual({ choice: 1, isChanged: true })
})
