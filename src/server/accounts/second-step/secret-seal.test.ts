import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { newFolder } from '#testing/folders.ts'
import { SecretSeal } from './secret-seal.ts'

const folder = await newFolder()

const secret = Buffer.from('the key of an app')
const inEnvironment = (secretKey: string) => new SecretSeal({ secretKey, secretKeyFile: undefined })
const inFile = (name: string) =>
  new SecretSeal({ secretKey: undefined, secretKeyFile: join(folder, name) })

/** (rule: second-step) */
describe('an encrypted secret', () => {
  test('is decrypted with the same key for the same account only', async () => {
    const seal = inEnvironment('a'.repeat(32))
    const sealed = await seal.seal(secret, 'sana')
    expect(sealed.includes(secret)).toBe(false)
    expect(await seal.open(sealed, 'sana')).toEqual(secret)
    expect(await inEnvironment('a'.repeat(32)).open(sealed, 'sana')).toEqual(secret)
    expect(await seal.open(sealed, 'omar')).toBeNull()
    expect(await inEnvironment('b'.repeat(32)).open(sealed, 'sana')).toBeNull()
    expect(await seal.open(sealed.subarray(1), 'sana')).toBeNull()
    expect(await seal.open(Buffer.alloc(3), 'sana')).toBeNull()
  })

  test('differs each time', async () => {
    const seal = inEnvironment('a'.repeat(32))
    const [one, other] = [await seal.seal(secret, 'sana'), await seal.seal(secret, 'sana')]
    expect(one.equals(other)).toBe(false)
  })

  test('requires a key', async () => {
    const seal = new SecretSeal({ secretKey: undefined, secretKeyFile: undefined })
    expect(seal.isAvailable).toBe(false)
    await expect(seal.seal(secret, 'sana')).rejects.toThrow('there is no SECRET_KEY')
    const sealed = await inEnvironment('a'.repeat(32)).seal(secret, 'sana')
    expect(await seal.open(sealed, 'sana')).toBeNull()
  })
})

describe('the key file', () => {
  test('is created once, readable by its owner only', async () => {
    const seals = Array.from({ length: 5 }, () => inFile('one.key'))
    const sealed = await Promise.all(seals.map((seal) => seal.seal(secret, 'sana')))
    for (const one of sealed) expect(await inFile('one.key').open(one, 'sana')).toEqual(secret)
    const { mode } = await stat(join(folder, 'one.key'))
    expect(mode & 0o777).toBe(0o600)
  })

  test('has a content that SECRET_KEY accepts', async () => {
    const sealed = await inFile('moved.key').seal(secret, 'sana')
    const text = await readFile(join(folder, 'moved.key'), 'utf8')
    expect(await inEnvironment(text).open(sealed, 'sana')).toEqual(secret)
    await writeFile(join(folder, 'copied.key'), `${text}\n`)
    expect(await inFile('copied.key').open(sealed, 'sana')).toEqual(secret)
  })

  test('is not created by a decryption', async () => {
    const sealed = await inEnvironment('a'.repeat(32)).seal(secret, 'sana')
    expect(await inFile('none.key').open(sealed, 'sana')).toBeNull()
    await expect(stat(join(folder, 'none.key'))).rejects.toThrow('ENOENT')
  })
})
