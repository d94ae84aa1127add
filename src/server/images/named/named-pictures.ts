import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { namedByCustomer } from '#domain/catalogue/case-types.ts'
import {
  blankPicture,
  DRAWN_FOLDER,
  type DrawnFormat,
  type DrawnWidth,
  drawnFormats,
  drawnWidths,
  isDrawn,
} from '#domain/catalogue/designs/drawn-picture.ts'
import { LARGEST } from '#domain/catalogue/pictures.ts'
import type { Queryable } from '#server/schema/database.ts'

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
 * Authenticated encryption of a picture and a name into a token: the same input gives the same
 * address, which can be cached, as the nonce is a keyed hash of the text (a synthetic IV).
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

const seals = new WeakMap<Queryable, NameSeal>()

/**
 * Reads the key, which the first process on a database creates rather than a migration: an unused
 * database has no rows, and a backup can be restored to it.
 */
export async function openNameSeal(db: Queryable): Promise<NameSeal> {
  const { key } = (await keyIn(db).executeTakeFirst()) ?? (await writeKey(db))
  const seal = new NameSeal(key)
  seals.set(db, seal)
  return seal
}

const keyIn = (db: Queryable) => db.selectFrom('picture_names_key').select('key')

/** When two processes start together, the first key is kept. */
async function writeKey(db: Queryable): Promise<{ readonly key: Buffer }> {
  await db
    .insertInto('picture_names_key')
    .values({ key: randomBytes(NameSeal.KEY_BYTES) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return await keyIn(db).executeTakeFirstOrThrow()
}

const PREFIX = 'named-'

/** Case whose picture has a customer's name, or none yet. */
interface NamedLine {
  readonly caseType: string
  /** '' for none. */
  readonly name: string
}

/**
 * Path of a line's picture: drawn with the customer's name; blank for a case that takes a name and
 * has none yet, since a sample name would look like somebody else's (rule: name-on-the-case).
 */
export function pictureOfLine(db: Queryable, path: string, { caseType, name }: NamedLine): string {
  if (name !== '') return withName(db, path, name)
  return (namedByCustomer(caseType) && blankPicture(path)) || path
}

function withName(db: Queryable, path: string, name: string): string {
  const seal = isDrawn(path) ? seals.get(db) : undefined
  if (!seal) return path
  const picture = path.slice(DRAWN_FOLDER.length)
  return `${DRAWN_FOLDER}${PREFIX}${seal.seal({ picture, name })}`
}

const NAMED_FILE = new RegExp(
  `^${PREFIX}([0-9a-f]{56,1000})(?:-(${drawnWidths.join('|')})\\.(${drawnFormats.join('|')}))?$`,
)

export interface NamedFile {
  readonly token: string
  readonly width: DrawnWidth
  readonly format: DrawnFormat
}

/** Parses a file name below `/drawn/`, by default the largest WebP; null for any other name. */
export function parseNamedFile(file: string): NamedFile | null {
  const [, token, width = LARGEST, format = 'webp'] = NAMED_FILE.exec(file) ?? []
  if (token === undefined) return null
  return { token, width: Number(width) as DrawnWidth, format: format as DrawnFormat }
}
