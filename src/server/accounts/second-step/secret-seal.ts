import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { absent } from '#platform/storage/folder-store.ts'
import type { Configuration } from '#server/configuration/configuration.ts'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Source of the encryption key: the environment, or a file; without either there is no key. */
export type SecretKey = Partial<Pick<Configuration, 'secretKey' | 'secretKeyFile'>>

/**
 * Authenticated encryption of secrets that the shop has to read again. The key is stored neither
 * in the database nor in a backup, so that those alone reveal no secret. A file with a random key
 * is created for the first secret.
 */
export class SecretSeal {
  readonly #source: SecretKey
  #key: Buffer | undefined

  constructor(source: SecretKey) {
    this.#source = source
  }

  /** Whether there is a key, or one can be created. */
  get isAvailable(): boolean {
    return this.#source.secretKey !== undefined || this.#source.secretKeyFile !== undefined
  }

  /**
   * @param owner id of the account; the result decrypts for this account only
   * @throws RangeError when there is no key; any error of writing its file
   */
  async seal(secret: Buffer, owner: string): Promise<Buffer> {
    const key = (await this.#readKey()) ?? (await this.#makeKey())
    const nonce = randomBytes(NONCE_BYTES)
    const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(owner))
    return Buffer.concat([nonce, cipher.update(secret), cipher.final(), cipher.getAuthTag()])
  }

  /** Decrypts a secret; null with a missing or different key, and for another account. */
  async open(sealed: Buffer, owner: string): Promise<Buffer | null> {
    const key = await this.#readKey()
    if (!key || sealed.length < NONCE_BYTES + TAG_BYTES) return null
    const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, NONCE_BYTES))
      .setAAD(Buffer.from(owner))
      .setAuthTag(sealed.subarray(-TAG_BYTES))
    try {
      const body = decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES))
      return Buffer.concat([body, decipher.final()])
    } catch {
      return null
    }
  }

  async #readKey(): Promise<Buffer | undefined> {
    if (this.#key) return this.#key
    const { secretKey, secretKeyFile } = this.#source
    const ofFile = secretKeyFile && (await readFile(secretKeyFile, 'utf8').catch(absent))
    const text = secretKey ?? ofFile?.trim()
    if (!text) return undefined
    this.#key = Buffer.from(hkdfSync('sha256', text, '', 'secrets of accounts', 32))
    return this.#key
  }

  /** If two processes create the file at once, both use the first one. */
  async #makeKey(): Promise<Buffer> {
    const file = this.#source.secretKeyFile
    if (file === undefined) throw new RangeError('there is no SECRET_KEY')
    const own = `${file}.${randomUUID()}`
    await mkdir(dirname(file), { recursive: true })
    await writeFile(own, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true })
    try {
      await link(own, file)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    } finally {
      await rm(own, { force: true })
    }
    const key = await this.#readKey()
    if (!key) throw new Error(`${file} is gone`)
    return key
  }
}
