import { expect, test } from 'vitest'
import { addressLines } from './address-lines.ts'

const lahore = { address: 'Flat 4, Madina Town', city: 'Lahore', postalCode: '' }

test.each([
  ['a line each', lahore, ['Flat 4, Madina Town', 'Lahore']],
  ['a postal code', { ...lahore, postalCode: '54000' }, ['Flat 4, Madina Town', 'Lahore 54000']],
  [
    'several lines',
    { ...lahore, address: 'Flat 4\n\n  Madina Town ' },
    ['Flat 4', 'Madina Town', 'Lahore'],
  ],
])('%s', (_name, address, lines) => expect(addressLines(address)).toEqual(lines))
