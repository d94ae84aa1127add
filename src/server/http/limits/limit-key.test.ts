import { describe, expect, it } from 'vitest'
import { addressLimitKey, networkOf } from './limit-key.ts'

describe('networkOf', () => {
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
    expect(networkOf(address)).toBe(network)
  })
})

describe('addressLimitKey', () => {
  it('is the same within a network and differs between networks', () => {
    expect(addressLimitKey('2001:db8::1')).toBe(addressLimitKey('2001:db8::ffff'))
    expect(addressLimitKey('2001:db8::1')).not.toBe(addressLimitKey('2001:db8:0:1::1'))
    expect(addressLimitKey('::ffff:203.0.113.7')).toBe(addressLimitKey('203.0.113.7'))
    expect(addressLimitKey('203.0.113.7')).not.toBe(addressLimitKey('203.0.113.8'))
  })

  it('does not contain the address', () => {
    expect(addressLimitKey('203.0.113.7')).not.toContain('203')
  })
})
