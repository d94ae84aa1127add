import type { FastifyRequest } from 'fastify'
import { hashSecret } from '#server/sessions/identity.ts'

/** Limit key of a phone number or an e-mail address: a hash, so that no table contains the text. */
export function limitKey(personal: string): string {
  return hashSecret(personal).toString('base64url')
}

/**
 * Key of a caller's network, by which every limit and every fair queue counts (rule: fair-shares):
 * the hash of a whole IPv4 address, or of the /64 prefix of an IPv6 address, since one subscriber
 * has all 2^64 addresses below it.
 */
export function networkOf({ ip }: Pick<FastifyRequest, 'ip'>): string {
  return limitKey(networkPrefix(ip))
}

/** Prefix of an address that a subscriber can't choose; other text than IPv6 is unchanged. */
export function networkPrefix(address: string): string {
  const [plain = ''] = address.split('%')
  const url = `http://[${plain}]`
  if (!plain.includes(':') || !URL.canParse(url)) return plain
  // A URL normalizes the address, its last 32 bits in hexadecimal.
  const groups = groupsOf(new URL(url).hostname.slice(1, -1))
  const [high = 0, low = 0] = groups.slice(6)
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (isMapped) return [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.')
  const network = groups.slice(0, 4).map((group) => group.toString(16))
  return `${network.join(':')}::/64`
}

/** Eight 16-bit groups of an IPv6 address. */
function groupsOf(address: string): readonly number[] {
  const [before = [], after = []] = address
    .split('::')
    .map((half) => (half === '' ? [] : half.split(':').map((group) => Number.parseInt(group, 16))))
  const zeros = Array<number>(8 - before.length - after.length).fill(0)
  return [...before, ...zeros, ...after]
}
