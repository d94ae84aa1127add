import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto'

export interface NamedPicture {
  /** Name of a drawn picture below `/drawn/`, without width and format. */
  readonly picture: string
  readonly name: string
}

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16
/** Length to which the text is padded, so that an address doesn't reveal the length of a name. */
const BLOCK = 48

/**
 * Deterministic authenticated encryption of a picture and a name into a token for an address: the
 * same input gives the same address, which can be cached, and only the shop's own tokens decrypt.
 * The nonce is a keyed hash of the text (a synthetic IV), so that it repeats for the same text
 * only.
 */
export class NameSeal {
  static readonly KEY_BYTES = 32
  readonly #cipherKey: Buffer
  readonly #nonceKey: Buffer

  /** @param key `KEY_BYTES` random bytes, the same in all processes of a shop */
  constructor(key: Buffer) {
    const derived = (use: string) => Buffer.from(hkdfSync('sha256', key, '', use, 32))
    this.#cipherKey = derived('picture names: cipher')
    this.#nonceKey = derived('picture names: nonce')
  }

  /** Encrypts to hexadecimal digits, as other alphabets contain the separators of picture names. */
  seal({ picture, name }: NamedPicture): string {
    const text = padded(Buffer.from(JSON.stringify([picture, name])))
    const nonce = createHmac('sha256', this.#nonceKey)
      .update(text)
      .digest()
      .subarray(0, NONCE_BYTES)
    const cipher = createCipheriv(CIPHER, this.#cipherKey, nonce)
    const sealed = Buffer.concat([cipher.update(text), cipher.final()])
    return Buffer.concat([nonce, sealed, cipher.getAuthTag()]).toString('hex')
  }

  /** Decrypts a token; null for one that this seal didn't make. */
  open(token: string): NamedPicture | null {
    const bytes = Buffer.from(token, 'hex')
    if (bytes.length < NONCE_BYTES + TAG_BYTES) return null
    const decipher = createDecipheriv(CIPHER, this.#cipherKey, bytes.subarray(0, NONCE_BYTES))
    decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
    try {
      const sealed = bytes.subarray(NONCE_BYTES, -TAG_BYTES)
      const text = Buffer.concat([decipher.update(sealed), decipher.final()])
      const [picture, name] = JSON.parse(text.toString()) as [string, string]
      return { picture, name }
    } catch {
      return null
    }
  }
}

/** Pads with spaces, which JSON ignores. */
function padded(text: Buffer): Buffer {
  return Buffer.concat([text], Math.ceil(text.length / BLOCK) * BLOCK).map((byte, at) =>
    at < text.length ? byte : 0x20,
  ) as Buffer
}
