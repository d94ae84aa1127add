import { expect, test } from 'vitest'
import { addressLines } from './address-lines.ts'

const lahore = {
  address: 'Flat 4, Madina Town',
  city: 'Lahore',
  postalCode: '',
  country: 'Pakistan',
}

test.each([
  [lahore, ['Flat 4, Madina Town', 'Lahore', 'Pakistan']],
  [
    { ...lahore, address: 'Flat 4\n\n  Madina Town ', postalCode: '54000' },
    ['Flat 4', 'Madina Town', 'Lahore 54000', 'Pakistan'],
  ],
])('%o', (address, lines) => expect(addressLines(address)).toEqual(lines))
