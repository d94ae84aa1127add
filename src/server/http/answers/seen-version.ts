import type { FastifyRequest } from 'fastify'
import { Refusal } from '#domain/contract/refusal.ts'

/**
 * Parses the version that a caller saw from the `If-Match` header: `"3"` or `3`; null without one,
 * or for `*` (rule: concurrent-edit).
 *
 * @throws Refusal INVALID_INPUT
 */
export function seenVersion(
  { headers }: Pick<FastifyRequest, 'headers'>,
  of: 'order' | 'product' | 'section',
): number | null {
  const sent = headers['if-match']?.trim() ?? ''
  if (sent === '' || sent === '*') return null
  const version = /^"?(\d{1,9})"?$/.exec(sent)?.[1]
  if (version === undefined) {
    throw new Refusal('INVALID_INPUT', `If-Match takes the version of the ${of}`)
  }
  return Number(version)
}
