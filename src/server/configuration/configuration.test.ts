import { describe, expect, it } from 'vitest'
import { shopFacts } from '#config'
import { readConfiguration } from './configuration.ts'
import { ConfigurationError, type Environment } from './settings.ts'

const problemsOf = (environment: Environment): readonly string[] => {
  try {
    readConfiguration(environment)
  } catch (error) {
    if (error instanceof ConfigurationError) return error.problems
    throw error
  }
  return []
}

const bucket: Environment = {
  S3_BUCKET: 'khol',
  S3_ENDPOINT: 'https://objects.example',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'secret',
}

describe('readConfiguration', () => {
  it('has a default for every setting', () => {
    const configuration = readConfiguration({})
    expect(configuration).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      databaseUrl: undefined,
      publicUrl: undefined,
      admin: { email: undefined, password: undefined },
      demoCatalogue: true,
      trustProxy: false,
      hstsSubdomains: false,
      rateLimitScale: 1,
      logLevel: 'info',
      closingDelay: 5_000,
      imageStore: { kind: 'folder' },
      facts: shopFacts,
    })
    expect(configuration.dataDirectory).toMatch(/^\/.*\/data$/)
    expect(configuration.imageStore).toMatchObject({
      folder: `${configuration.dataDirectory}/images`,
    })
  })

  it('treats an empty variable as absent', () => {
    expect(readConfiguration({ PORT: '', DATABASE_URL: '', SHOP_NAME: '' })).toEqual(
      readConfiguration({}),
    )
  })

  it.each<[Environment, object]>([
    [{ DATA_DIR: '/srv/khol' }, { dataDirectory: '/srv/khol' }],
    [{ PUBLIC_URL: 'https://khol.pk/' }, { publicUrl: 'https://khol.pk' }],
    [{ DATABASE_URL: 'postgresql://u:p@db:5432/shop' }, { demoCatalogue: false }],
    [
      {
        DATABASE_URL: 'postgresql://pooler/shop',
        DATABASE_DIRECT_URL: 'postgresql://db/shop',
        DATABASE_PREPARED_STATEMENTS: 'off',
      },
      { databaseDirectUrl: 'postgresql://db/shop', databasePreparedStatements: false },
    ],
    [{ DATABASE_URL: 'postgres://db/shop', DEMO_CATALOGUE: 'on' }, { demoCatalogue: true }],
    [{ TRUST_PROXY: 'loopback, 10.0.0.0/8' }, { trustProxy: 'loopback,10.0.0.0/8' }],
    [{}, { languages: ['en', 'ur'] }],
    [{ PAGE_LANGUAGES: 'en' }, { languages: ['en'] }],
    [{ RATE_LIMIT_SCALE: '2.5' }, { rateLimitScale: 2.5 }],
    [{ IMAGE_FOLDER: '/srv/pictures' }, { imageStore: { folder: '/srv/pictures' } }],
    [
      { ...bucket, IMAGE_QUOTA_MB: '10' },
      {
        imageStore: { kind: 's3', bucket: 'khol', prefix: 'images/' },
        imageQuotaBytes: 10_485_760,
        proofStore: { kind: 's3', bucket: 'khol', prefix: 'proofs/' },
      },
    ],
    [{ DATA_DIR: '/srv/khol' }, { proofStore: { folder: '/srv/khol/proofs', isPrivate: true } }],
    [
      { PROOF_FOLDER: '/srv/proofs', PROOF_QUOTA_MB: '10' },
      { proofStore: { folder: '/srv/proofs' }, proofQuotaBytes: 10_485_760 },
    ],
  ])('%o', (environment, expected) => {
    expect(readConfiguration(environment)).toMatchObject(expected)
  })

  it.each<[Environment, string]>([
    [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535'],
    [{ PORT: '3e3' }, 'PORT must be a whole number from 0 to 65535'],
    [{ DATABASE_URL: 'mysql://db' }, 'DATABASE_URL must begin with postgresql://'],
    [{ DATABASE_DIRECT_URL: 'postgresql://db/shop' }, 'DATABASE_URL is needed'],
    [{ PUBLIC_URL: 'khol.pk' }, 'PUBLIC_URL must be an origin such as https://shop.example'],
    [{ PUBLIC_URL: 'https://khol.pk/shop' }, 'PUBLIC_URL must be an origin'],
    [{ ADMIN_EMAIL: 'admin' }, 'ADMIN_EMAIL must be an e-mail address'],
    [{ ADMIN_PASSWORD: 'short' }, 'ADMIN_PASSWORD must have at least 6 characters'],
    [{ DEMO_CATALOGUE: 'yes' }, 'DEMO_CATALOGUE must be on or off'],
    [{ TRUST_PROXY: 'everyone' }, 'TRUST_PROXY must be off, or addresses'],
    [{ RATE_LIMIT_SCALE: '-1' }, 'RATE_LIMIT_SCALE must be a number'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of'],
    [{ S3_BUCKET: 'khol' }, 'S3_ENDPOINT is needed, because S3_BUCKET is set'],
    ...['/srv/pictures/', '/srv/pictures/proofs', '/srv'].map((folder): [Environment, string] => [
      { IMAGE_FOLDER: '/srv/pictures', PROOF_FOLDER: folder },
      'PROOF_FOLDER and IMAGE_FOLDER must lie beside each other, neither in the other',
    ]),
    ...['images/', 'images/proofs/', 'i'].map((prefix): [Environment, string] => [
      { ...bucket, S3_PROOF_PREFIX: prefix },
      'S3_PROOF_PREFIX and S3_PREFIX must not begin with each other',
    ]),
    [{ SHOP_HELP_PRIVACY: 'a'.repeat(1_501) }, 'SHOP_HELP_PRIVACY must have at most 1500'],
    [{ SHOP_HANDLE: '@khol' }, 'SHOP_HANDLE must be the handle alone, without @'],
    [{ SHOP_WALLET_2_NUMBER: 'soon' }, 'SHOP_WALLET_2_NUMBER must be the number of the account'],
  ])('refuses %o', (environment, problem) => {
    expect(problemsOf(environment)[0]).toContain(problem)
  })

  it('names every mistake at once, and repeats no value', () => {
    const problems = problemsOf({ PORT: 'x', ADMIN_PASSWORD: 'pssst', LOG_LEVEL: 'loud' })
    expect(problems).toHaveLength(3)
    expect(problems.join()).not.toContain('pssst')
  })
})

describe('backup settings', () => {
  const elsewhere: Environment = {
    BACKUP_S3_BUCKET: 'khol',
    BACKUP_S3_ENDPOINT: 'https://other.example',
    BACKUP_S3_ACCESS_KEY_ID: 'id',
    BACKUP_S3_SECRET_ACCESS_KEY: 'secret',
  }

  it('default to a folder beside the data, without a bucket', () => {
    expect(readConfiguration({ DATA_DIR: '/srv/khol' }).backups).toEqual({
      folder: '/srv/khol/backups',
      keep: { days: 7, weeks: 4, months: 12 },
      offSite: undefined,
    })
    expect(readConfiguration({ ...elsewhere, BACKUP_FOLDER: '/srv/b' }).backups).toMatchObject({
      folder: '/srv/b',
      offSite: { bucket: 'khol', endpoint: 'https://other.example', prefix: 'backups/' },
    })
  })

  it.each<[Environment, string]>([
    [{ BACKUP_S3_BUCKET: 'b' }, 'BACKUP_S3_ENDPOINT is needed, because BACKUP_S3_BUCKET is set'],
    [{ BACKUP_KEEP_DAYS: '0' }, 'BACKUP_KEEP_DAYS must be a whole number from 1'],
    [
      { IMAGE_FOLDER: '/srv/pictures', BACKUP_FOLDER: '/srv/pictures/backups' },
      'BACKUP_FOLDER must not lie in IMAGE_FOLDER or PROOF_FOLDER',
    ],
    [
      { ...bucket, ...elsewhere, BACKUP_S3_PREFIX: 'images/backups/' },
      'BACKUP_S3_PREFIX must not begin like S3_PREFIX or S3_PROOF_PREFIX',
    ],
  ])('refuses %o', (environment, problem) => {
    expect(problemsOf(environment)).toContainEqual(expect.stringContaining(problem))
  })

  it('may name the pictures’ bucket with another prefix', () => {
    expect(problemsOf({ ...bucket, ...elsewhere })).toEqual([])
  })
})

describe('facts of the shop', () => {
  const wallet = { ...shopFacts.wallets[0], number: '03331112223' }

  it.each<[Environment, object]>([
    [
      { SHOP_NAME: 'Covers', SHOP_WALLET_1_NUMBER: wallet.number },
      { name: 'Covers', wallets: [wallet, shopFacts.wallets[1]] },
    ],
    [
      { SHOP_HANDLE: 'covers.pk' },
      { handle: 'covers.pk', directMessageUrl: 'https://ig.me/m/covers.pk' },
    ],
    [{ SHOP_DM_URL: 'https://wa.me/92300' }, { directMessageUrl: 'https://wa.me/92300' }],
    // (rule: help)
    [
      { SHOP_EXCHANGE_LINE: 'Seven days', SHOP_HELP_CASH_ON_DELIVERY: 'Yes.' },
      { exchangeLine: 'Seven days', help: { 'cash-on-delivery': 'Yes.' } },
    ],
  ])('%o replace some, and the rest stays', (environment, changes) => {
    expect(readConfiguration(environment).facts).toEqual({ ...shopFacts, ...changes })
  })
})

describe('mail settings', () => {
  const on = {
    SMTP_URL: 'smtp://user:p%40ss@smtp.example.com:587',
    MAIL_FROM: 'orders@khol.pk',
    PUBLIC_URL: 'https://khol.pk',
  }

  it('are off by default', () => {
    const { mail, facts } = readConfiguration({})
    expect([mail, facts.sendsMail]).toEqual([undefined, false])
  })

  it.each<[Environment, object]>([
    [{}, { from: { name: 'Khol', address: 'orders@khol.pk' }, owner: undefined }],
    [{ SHOP_NAME: 'Hamza' }, { from: { name: 'Hamza', address: 'orders@khol.pk' } }],
    [
      { MAIL_FROM: 'Orders of Khol <o@khol.pk>' },
      { from: { name: 'Orders of Khol', address: 'o@khol.pk' } },
    ],
    [
      { MAIL_FROM: '"Khol, Orders" <o@khol.pk>' },
      { from: { name: 'Khol, Orders', address: 'o@khol.pk' } },
    ],
    [{ ADMIN_EMAIL: 'a@khol.pk' }, { owner: 'a@khol.pk' }],
    [{ ADMIN_EMAIL: 'a@khol.pk', MAIL_OWNER: 'b@khol.pk' }, { owner: 'b@khol.pk' }],
    [{ MAIL_DAILY_LIMIT: '300' }, { dailyLimit: 300 }],
  ])('accept %o', (environment, mail) => {
    const configuration = readConfiguration({ ...on, ...environment })
    expect(configuration).toMatchObject({ mail, facts: { sendsMail: true } })
  })

  it.each<[Environment, string]>([
    [{ ...on, MAIL_FROM: '' }, 'MAIL_FROM is needed, because SMTP_URL is set'],
    [{ ...on, SMTP_URL: '' }, 'SMTP_URL is needed, because MAIL_FROM is set'],
    [{ ...on, PUBLIC_URL: '' }, 'PUBLIC_URL is needed, because SMTP_URL is set'],
    [{ ...on, SMTP_URL: 'https://smtp.example.com' }, 'SMTP_URL must begin with smtp://'],
    [{ ...on, SMTP_URL: 'smtp://u:p@ss/word@mail:x' }, 'SMTP_URL must be an address such as'],
    [{ ...on, SMTP_URL: 'smtp://' }, 'SMTP_URL must be an address such as'],
    [{ ...on, MAIL_FROM: 'Khol' }, 'MAIL_FROM must be an e-mail address such as'],
    [{ ...on, MAIL_FROM: 'a\r\nBcc: b <c@d>' }, 'MAIL_FROM must be an e-mail address such as'],
    [{ ...on, MAIL_OWNER: 'me' }, 'MAIL_OWNER must be an e-mail address'],
    [{ ...on, MAIL_DAILY_LIMIT: '0' }, 'MAIL_DAILY_LIMIT must be a whole number from 1'],
  ])('refuse %o: %s', (environment, sentence) => {
    const problems = problemsOf(environment)
    expect(problems.some((problem) => problem.startsWith(sentence))).toBe(true)
    expect(problems.join()).not.toContain('p%40ss')
  })
})
