import { randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import encodeQR from 'qr'
import { CODE_PERIOD, STEPS_OFF } from '#domain/accounts/second-step.ts'
import type { SecondStepKey } from '#domain/contract/accounts/second-step.ts'

/** Size in bytes that RFC 4226 recommends for SHA-1. */
const KEY_BYTES = 20

/** Creates a key for an authenticator app. */
export function newAppKey(): Buffer {
  return randomBytes(KEY_BYTES)
}

/** The key in base 32, the form that people type into an app. */
export function textOfKey(key: Buffer): string {
  return secretOf(key).base32
}

/** The QR code that an app scans, with its quiet zone: the key, and the names that the app shows beside its codes. */
export function qrOfKey(
  key: Buffer,
  names: { readonly shop: string; readonly email: string },
): SecondStepKey['qr'] {
  // Apps read the text before the first colon of the label as the shop's name.
  const issuer = names.shop.replaceAll(':', ' ')
  const uri = new TOTP({ issuer, label: names.email, secret: secretOf(key) }).toString()
  const rows = encodeQR(uri, 'raw', { ecc: 'medium', border: 4 })
  return { size: rows.length, path: rows.map(darkRuns).join('') }
}

function darkRuns(row: readonly boolean[], y: number): string {
  let path = ''
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue
    const end = row.indexOf(false, x)
    const width = (end === -1 ? row.length : end) - x
    path += `M${x} ${y}h${width}v1h-${width}z`
    x += width
  }
  return path
}

/**
 * The time step of a code that is valid now (RFC 6238); null for a wrong code. The phone's clock
 * may be off by a minute (rule: second-step).
 *
 * @param at milliseconds since 1970
 */
export function stepOfCode(key: Buffer, code: string, at: number): number | null {
  const secret = secretOf(key)
  const delta = TOTP.validate({
    token: code,
    secret,
    period: CODE_PERIOD,
    timestamp: at,
    window: STEPS_OFF,
  })
  return delta === null ? null : TOTP.counter({ period: CODE_PERIOD, timestamp: at }) + delta
}

function secretOf(key: Buffer): Secret {
  return new Secret({ buffer: new Uint8Array(key).buffer })
}
