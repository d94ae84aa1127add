import { expect, test } from 'vitest'
import { firstChoice, nothingTyped } from './address-choice.ts'

const home = { address: 'House 12', city: 'Faisalabad', postalCode: '38000' }
const office = { address: 'Office 3', city: 'Lahore', postalCode: '' }

test.each([
  ['nothing is typed: the last used', [office, home], nothingTyped, 0],
  ['nothing is typed and none is kept: fields', [], nothingTyped, 'another'],
  ['a kept one was chosen before a reload: that', [office, home], home, 1],
  ['another was begun: what was typed', [office], { ...nothingTyped, city: 'L' }, 'another'],
  ['a kept one was changed: what was typed', [home], { ...home, postalCode: '' }, 'another'],
  ['something is typed and none is kept: that', [], home, 'another'],
] as const)('%s (rule: kept-addresses)', (_, addresses, typed, choice) => {
  expect(firstChoice(addresses, typed)).toBe(choice)
})
