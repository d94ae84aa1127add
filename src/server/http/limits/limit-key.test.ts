import { expect, it } from 'vitest'
import { networkOf, networkPrefix } from './limit-key.ts'

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8::2', '2001:db8:0:0::/64'],
  ['2001:0DB8:0000:0000:ffff:ffff:ffff:ffff', '2001:db8:0:0::/64'],
  ['2001:db8:0:1::1', '2001:db8:0:1::/64'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:3:4:203.0.113.7', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
  ['', ''],
])('%s belongs to %s', (address, network) => {
  expect(networkPrefix(address)).toBe(network)
})

it('networkOf is the same within a network, and differs between networks', () => {
  const from = (ip: string) => networkOf({ ip })
  expect(from('2001:db8::1')).toBe(from('2001:db8::ffff'))
  expect(from('2001:db8::1')).not.toBe(from('2001:db8:0:1::1'))
  expect(from('203.0.113.7')).not.toBe(from('203.0.113.8'))
  expect(from('203.0.113.7')).not.toContain('203')
})
