import { describe, expect, it } from 'vitest'
import { shopFacts } from '#config'
import {
  ConfigurationError,
  type Environment,
  readConfiguration,
  shopFactsFrom,
} from './configuration.ts'

const problemsOf = (environment: Environment): readonly string[] => {
  try {
    readConfiguration(environment)
  } catch (error) {
    if (error instanceof ConfigurationError) return error.problems
    throw error
  }
  return []
}

describe('readConfiguration', () => {
  it('needs no setting at all', () => {
    const configuration = readConfiguration({})
    expect(configuration).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      databaseUrl: undefined,
      publicUrl: undefined,
      admin: { email: undefined, password: undefined },
      demoCatalogue: true,
      trustProxy: false,
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

  it('takes an empty variable for an absent one', () => {
    expect(readConfiguration({ PORT: '', DATABASE_URL: '', SHOP_NAME: '' })).toEqual(
      readConfiguration({}),
    )
  })

  it.each<[Environment, object]>([
    [{ PORT: '0' }, { port: 0 }],
    [{ DATA_DIR: '/srv/khol' }, { dataDirectory: '/srv/khol' }],
    [{ PUBLIC_URL: 'https://khol.pk/' }, { publicUrl: 'https://khol.pk' }],
    [{ DATABASE_URL: 'postgresql://u:p@db:5432/shop' }, { demoCatalogue: false }],
    [{ DATABASE_URL: 'postgres://db/shop', DEMO_CATALOGUE: 'on' }, { demoCatalogue: true }],
    [{ DEMO_CATALOGUE: 'off' }, { demoCatalogue: false }],
    [{ TRUST_PROXY: 'off' }, { trustProxy: false }],
    [{ TRUST_PROXY: 'loopback, 10.0.0.0/8' }, { trustProxy: 'loopback,10.0.0.0/8' }],
    [{ RATE_LIMIT_SCALE: '0' }, { rateLimitScale: 0 }],
    [{ RATE_LIMIT_SCALE: '2.5' }, { rateLimitScale: 2.5 }],
    [{ IMAGE_FOLDER: '/srv/pictures' }, { imageStore: { folder: '/srv/pictures' } }],
    [
      {
        S3_BUCKET: 'khol',
        S3_ENDPOINT: 'https://objects.example',
        S3_ACCESS_KEY_ID: 'id',
        S3_SECRET_ACCESS_KEY: 'secret',
        IMAGE_QUOTA_MB: '10',
      },
      {
        imageStore: { kind: 's3', bucket: 'khol', prefix: 'images/' },
        imageQuotaBytes: 10_485_760,
      },
    ],
  ])('%o', (environment, expected) => {
    expect(readConfiguration(environment)).toMatchObject(expected)
  })

  it.each<[Environment, string]>([
    [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535'],
    [{ PORT: '3e3' }, 'PORT must be a whole number from 0 to 65535'],
    [{ DATABASE_URL: 'mysql://db' }, 'DATABASE_URL must begin with postgresql://'],
    [{ PUBLIC_URL: 'khol.pk' }, 'PUBLIC_URL must be an origin such as https://shop.example'],
    [{ PUBLIC_URL: 'https://khol.pk/shop' }, 'PUBLIC_URL must be an origin'],
    [{ PUBLIC_URL: 'ftp://khol.pk' }, 'PUBLIC_URL must be'],
    [{ ADMIN_EMAIL: 'admin' }, 'ADMIN_EMAIL must be an e-mail address'],
    [{ ADMIN_PASSWORD: 'short' }, 'ADMIN_PASSWORD must have at least 6 characters'],
    [{ DEMO_CATALOGUE: 'yes' }, 'DEMO_CATALOGUE must be on or off'],
    [{ TRUST_PROXY: 'everyone' }, 'TRUST_PROXY must be off, or addresses'],
    [{ RATE_LIMIT_SCALE: '-1' }, 'RATE_LIMIT_SCALE must be a number'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of'],
    [{ S3_BUCKET: 'khol' }, 'S3_ENDPOINT is needed, because S3_BUCKET is set'],
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

describe('shopFactsFrom', () => {
  it('replaces what the environment names and keeps the rest', () => {
    const facts = shopFactsFrom({ SHOP_NAME: 'Covers', SHOP_WALLET_1_NUMBER: '03331112223' })
    expect(facts).toEqual({
      ...shopFacts,
      name: 'Covers',
      wallets: [{ ...shopFacts.wallets[0], number: '03331112223' }, shopFacts.wallets[1]],
    })
  })

  it('lets the address for messages follow the handle, unless it is given', () => {
    expect(shopFactsFrom({ SHOP_HANDLE: 'covers.pk' }).directMessageUrl).toBe(
      'https://ig.me/m/covers.pk',
    )
    const own = { SHOP_HANDLE: 'covers.pk', SHOP_DM_URL: 'https://wa.me/92300' }
    expect(shopFactsFrom(own).directMessageUrl).toBe('https://wa.me/92300')
  })
})
