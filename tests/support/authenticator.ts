import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** Software authenticator with one passkey. */
export interface TestAuthenticator {
  /** Response to the options of a new passkey. */
  readonly make: (options: Options, changes?: Partial<Signing>) => Record<string, unknown>
  /** Response to the options of a login. */
  readonly sign: (options: Options, changes?: Partial<Signing>) => Record<string, unknown>
}

type Options = Readonly<Record<string, unknown>>

interface Signing {
  readonly origin: string
  readonly counter: number
  /** Whether a finger, a face or a PIN was checked. */
  readonly isVerified: boolean
  /** Whether the page is a frame of another site. */
  readonly isFramed: boolean
  /** Name of the account in base64url; that of `make` by default. */
  readonly userHandle: string
}

const PRESENT = 0x01
const VERIFIED = 0x04
const WITH_KEY = 0x40

/** @param origin of the page that uses it; passkeys are bound to its host */
export function newAuthenticator(origin: string): TestAuthenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)
  const host = createHash('sha256').update(new URL(origin).hostname).digest()
  const uint32 = (value: number) => Buffer.from([value >> 24, value >> 16, value >> 8, value])
  const dataOf = (flags: number, counter: number) =>
    Buffer.concat([host, Buffer.from([flags]), uint32(counter)])
  const clientData = (type: string, { challenge }: Options, at: string, crossOrigin = false) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: at, crossOrigin }))
  let handle = ''
  const answer = (response: Record<string, Buffer>) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response: Object.fromEntries(
      Object.entries(response).map(([name, bytes]) => [name, bytes.toString('base64url')]),
    ),
  })
  return {
    make(options, { origin: at = origin, isFramed } = {}) {
      handle = (options.user as { id?: string } | undefined)?.id ?? ''
      // A COSE key: EC2, ES256, P-256, and its two coordinates.
      const key = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ])
      const data = Buffer.concat([
        dataOf(PRESENT | VERIFIED | WITH_KEY, 0),
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        key,
      ])
      // CBOR: {fmt: 'none', attStmt: {}, authData: …}
      const attestationObject = Buffer.concat([
        Buffer.from([0xa3, 0x63]),
        Buffer.from('fmt'),
        Buffer.from([0x64]),
        Buffer.from('none'),
        Buffer.from([0x67]),
        Buffer.from('attStmt'),
        Buffer.from([0xa0, 0x68]),
        Buffer.from('authData'),
        Buffer.from([0x58, data.length]),
        data,
      ])
      const clientDataJSON = clientData('webauthn.create', options, at, isFramed)
      return answer({ clientDataJSON, attestationObject })
    },
    sign(options, changes = {}) {
      const { origin: at = origin, counter = 0, isVerified = true, isFramed } = changes
      const userHandle = Buffer.from(changes.userHandle ?? handle, 'base64url')
      const authenticatorData = dataOf(isVerified ? PRESENT | VERIFIED : PRESENT, counter)
      const clientDataJSON = clientData('webauthn.get', options, at, isFramed)
      const hash = createHash('sha256').update(clientDataJSON).digest()
      const signature = sign('sha256', Buffer.concat([authenticatorData, hash]), privateKey)
      return answer({ clientDataJSON, authenticatorData, signature, userHandle })
    },
  }
}
