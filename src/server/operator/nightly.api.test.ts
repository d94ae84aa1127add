import { mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DAY, HOUR } from '#domain/text/units.ts'
import { readConfiguration } from '#server/configuration/configuration.ts'
import type { Environment } from '#server/configuration/settings.ts'
import { openTestDatabase } from '#testing/database.ts'
import { newFolder } from '#testing/folders.ts'
import { openMailServer } from '#testing/mail-server.ts'
import { type ObjectStorage, openObjectStorage } from '#testing/object-storage.ts'
import { testOperator } from '#testing/operator.ts'
import { newProduct } from '#testing/products.ts'
import { backupStepMetric } from './backup/done.ts'
import { backupName } from './backup/stored-backups.ts'
import { backupFetch, backupList, backupNightly, backupRehearse } from './backups.ts'
import type { Verb } from './verb.ts'

// A rehearsal starts a database server.
vi.setConfig({ testTimeout: 60_000 })

let storage: ObjectStorage
let folder: string
let backups: string
const shop = await openTestDatabase()
await newProduct(shop)
const mail = await openMailServer()
beforeEach(async () => {
  folder = await newFolder()
  backups = join(folder, 'backups')
  storage = await openObjectStorage()
})

const elsewhere = (): Environment => ({
  BACKUP_S3_BUCKET: storage.bucket.bucket,
  BACKUP_S3_ENDPOINT: storage.bucket.endpoint,
  BACKUP_S3_REGION: storage.bucket.region,
  BACKUP_S3_ACCESS_KEY_ID: storage.bucket.accessKeyId,
  BACKUP_S3_SECRET_ACCESS_KEY: storage.bucket.secretAccessKey,
})
const withMail = (): Environment => ({
  SMTP_URL: mail.url,
  MAIL_FROM: 'orders@shop.example',
  MAIL_OWNER: 'owner@shop.example',
  PUBLIC_URL: 'https://shop.example',
})

/** Output of a command with the given settings. */
async function said(verb: Verb, words: readonly string[], settings: Environment = elsewhere()) {
  const configuration = readConfiguration({ DATA_DIR: folder, ...settings })
  const operator = testOperator(shop.url, { configuration })
  await verb.run(words, operator)
  return operator.lines.join('\n')
}

const archivesIn = async (path: string) =>
  (await readdir(path)).filter((name) => name.endsWith('.tar.gz'))
const put = (name: string) =>
  storage.objects.set(`backups/${name}`, { bytes: Buffer.from('x'), type: '', at: new Date() })
const stepsDone = async () => Object.keys(await backupStepMetric(backups).read())

describe('the nightly backup', () => {
  it('is stored locally and, byte for byte, in the bucket', async () => {
    expect(await said(backupNightly, [])).toMatch(/1 products, .*\n.*in the bucket pictures\./)
    const [name = ''] = await archivesIn(backups)
    expect([...storage.objects.keys()]).toEqual([`backups/${name}`])
    const copy = storage.objects.get(`backups/${name}`)
    expect(copy?.bytes.equals(await readFile(join(backups, name)))).toBe(true)
    expect((await stat(backups)).mode & 0o077).toBe(0)
    expect(await stepsDone()).toEqual(['made', 'sent'])
    expect(await said(backupList, [])).toMatch(new RegExp(`^${name}  .*  here and in the bucket$`))
  })

  it('removes expired backups in both places, and no other files (rule: backup-retention)', async () => {
    const old = backupName(new Date(Date.now() - 400 * DAY))
    const yesterday = backupName(new Date(Date.now() - DAY))
    await mkdir(backups)
    for (const name of [old, yesterday, 'by-hand.tar.gz']) {
      await writeFile(join(backups, name), 'x')
      put(name)
    }
    const cutShort = join(backups, `${old}.part`)
    await writeFile(cutShort, 'x')
    await utimes(cutShort, 0, 0)
    await said(backupNightly, [], {
      ...elsewhere(),
      BACKUP_KEEP_DAYS: '2',
      BACKUP_KEEP_MONTHS: '0',
      BACKUP_KEEP_WEEKS: '0',
    })
    const [, , made = ''] = await archivesIn(backups).then((names) => names.toSorted())
    expect((await archivesIn(backups)).toSorted()).toEqual(['by-hand.tar.gz', yesterday, made])
    expect([...storage.objects.keys()].toSorted()).toEqual([
      'backups/by-hand.tar.gz',
      `backups/${yesterday}`,
      `backups/${made}`,
    ])
    expect(await readdir(backups)).not.toContain(`${old}.part`)
  })

  it('reports a missing bucket', async () => {
    expect(await said(backupNightly, [], {})).toContain(
      'on this machine alone: set BACKUP_S3_BUCKET',
    )
    expect(await stepsDone()).toEqual(['made'])
  })

  it('fails when the upload is refused, and keeps the local backup', async () => {
    storage.failing = 403
    await expect(said(backupNightly, [])).rejects.toThrow(
      'The bucket for backups answered 403: look at BACKUP_S3_ENDPOINT',
    )
    expect(await archivesIn(backups)).toHaveLength(1)
    await storage.close()
    await expect(said(backupNightly, [])).rejects.toThrow('can’t be reached, or broke off')
    expect(await stepsDone()).toEqual(['made'])
  })
})

describe('a backup that is downloaded', () => {
  it('is the newest one, completely read', async () => {
    put(backupName(new Date(Date.now() - DAY)))
    await said(backupNightly, [])
    const [name = ''] = await archivesIn(backups)
    await rm(backups, { recursive: true })
    expect(await said(backupFetch, [])).toMatch(/^Fetched and read: .*, 1 products, /)
    expect(await readdir(backups)).toEqual([name])
    expect((await stat(join(backups, name))).mode & 0o077).toBe(0)
  })

  it.each<[readonly string[], string]>([
    [['../../etc/passwd'], 'no name of a nightly backup'],
    [[backupName(new Date(0))], 'There is no khol-1970-01-01T00-00-00Z.tar.gz in the bucket.'],
    [[], 'There is no backup in the bucket.'],
  ])('explains %j', async (words, sentence) => {
    await expect(said(backupFetch, words)).rejects.toThrow(sentence)
  })

  it('requires a bucket', async () => {
    await expect(said(backupFetch, [], {})).rejects.toThrow('BACKUP_S3_BUCKET is not set')
  })
})

describe('a rehearsal', () => {
  const today = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'Asia/Karachi' })

  it('restores the bucket’s newest backup beside the shop, mails the owner, and leaves no files', async () => {
    await said(backupNightly, [])
    const [name = ''] = await archivesIn(backups)
    await rm(join(backups, name))
    const before = mail.received.length
    const words = ['--tell-on', today.format(new Date())]
    const sentence = await said(backupRehearse, words, { ...elsewhere(), ...withMail() })
    expect(sentence).toMatch(
      new RegExp(
        `^${name} of .* was fetched from the bucket, restored and compared in \\d+ s: .*, 1 products, `,
        'm',
      ),
    )
    expect(mail.received.slice(before).map(({ subject, text }) => [subject, text])).toEqual([
      ['Khol: The backups can be restored', expect.stringContaining('restored and compared')],
    ])
    // Root's databases are in another folder.
    const [, database = ''] = /Making the database in (.*)/.exec(sentence) ?? []
    await expect(stat(database)).rejects.toThrow('ENOENT')
    expect(await archivesIn(backups)).toEqual([])
    expect((await readdir(backups)).toSorted()).toEqual(['.made', '.rehearsed', '.sent'])
  })

  it('uses the local backup without a bucket, and sends mail on the given weekday only', async () => {
    await said(backupNightly, [], {})
    const before = mail.received.length
    const tomorrow = today.format(new Date(Date.now() + DAY))
    expect(await said(backupRehearse, ['--tell-on', tomorrow], withMail())).toContain(
      'was restored and compared',
    )
    expect(mail.received).toHaveLength(before)
  })

  it('fails for an outdated backup, although it can be restored', async () => {
    await said(backupNightly, [])
    const [name = ''] = await archivesIn(backups)
    const copy = storage.objects.get(`backups/${name}`)
    storage.objects.clear()
    const old = backupName(new Date(Date.now() - 26 * HOUR))
    if (copy) storage.objects.set(`backups/${old}`, copy)
    await expect(said(backupRehearse, [])).rejects.toThrow(
      /restored and compared .* But it is of .*: see why there is none since\.$/,
    )
    expect(await stepsDone()).not.toContain('rehearsed')
  })

  it('fails for a damaged backup, and without any', async () => {
    await expect(said(backupRehearse, [])).rejects.toThrow('There is no backup')
    put(backupName(new Date()))
    await expect(said(backupRehearse, [])).rejects.toThrow('is no backup, or was damaged')
    expect(await readdir(backups)).toEqual([])
  })

  it.each([[['--tell-on']], [['--tell-on', 'someday']], [['now']]])(
    'refuses other words: %j',
    async (words) => {
      await expect(said(backupRehearse, words)).rejects.toThrow('--tell-on and a weekday')
    },
  )
})
