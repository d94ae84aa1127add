import { expect, test } from 'vitest'
import { relyingPartyOf } from './relying-party.ts'

test.each([
  ['https://shop.example', 'anything', { id: 'shop.example', origin: 'https://shop.example' }],
  ['http://shop.example', 'localhost:3000', null],
  ['http://localhost:3000', 'anything', { id: 'localhost', origin: 'http://localhost:3000' }],
  [undefined, 'localhost:3000', { id: 'localhost', origin: 'http://localhost:3000' }],
  [undefined, '127.0.0.1:3000', null],
  [undefined, 'shop.example', null],
  [undefined, 'no host', null],
])('the relying party of %s, asked at %s (rule: passkeys)', (publicUrl, host, party) => {
  expect(relyingPartyOf(publicUrl, { host, protocol: 'http' })).toEqual(party)
})
