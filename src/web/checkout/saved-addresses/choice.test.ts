import { expect, test } from 'vitest'
import { firstChoice, nothingTyped } from './address-choice.ts'

const home = { address: 'House 12', city: 'Faisalabad', postalCode: '38000' }
const office = { address: 'Office 3', city: 'Lahore', postalCode: '' }

test.each([
  ['without typed values the last used address is chosen', [office, home], nothingTyped, 0],
  ['without typed values and saved addresses the fields are shown', [], nothingTyped, 'another'],
  ['a saved address chosen before a reload stays chosen', [office, home], home, 1],
  ['typed values of another address are kept', [office], { ...nothingTyped, city: 'L' }, 'another'],
  ['typed changes of a saved address are kept', [home], { ...home, postalCode: '' }, 'another'],
  ['typed values without saved addresses are kept', [], home, 'another'],
] as const)('%s (rule: saved-addresses)', (_, addresses, typed, choice) => {
  expect(firstChoice(addresses, typed)).toBe(choice)
})
