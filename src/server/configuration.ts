import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { type ShopFacts, shopFacts, type Wallet } from '#config'
import { MEGABYTE } from '#domain/units.ts'

/** Everything an operator can set, checked once at start. README lists the variables. */
export interface Configuration {
  readonly host: string
  /** 0 takes any free port. */
  readonly port: number
  /** Absolute folder of the embedded database and of the local image store. */
  readonly dataDirectory: string
  /** An outside PostgreSQL; undefined means that the shop brings and runs its own. */
  readonly databaseUrl: string | undefined
  readonly databasePoolSize: number
  /** Origin that shoppers see, without a slash at the end; undefined means the address served. */
  readonly publicUrl: string | undefined
  readonly admin: { readonly email: string | undefined; readonly password: string | undefined }
  /** Whether an empty shop is filled with the demo catalogue. */
  readonly demoCatalogue: boolean
  /** Whose `X-Forwarded-For` counts: nobody's, or that of these addresses with commas between. */
  readonly trustProxy: false | string
  /** Multiplies every rate limit; 0 switches them off for load tests. */
  readonly rateLimitScale: number
  readonly logLevel: LogLevel
  /**
   * Milliseconds in which a shop that got a SIGTERM still serves but says at `/readyz` that it closes,
   * so that a balancer in front turns away first: it asks every second or two, and believes the second
   * or third answer.
   */
  readonly closingDelay: number
  readonly imageStore: ImageStoreConfiguration
  /** Bytes that all pictures together may take. */
  readonly imageQuotaBytes: number
  readonly facts: ShopFacts
}

export type LogLevel = (typeof logLevels)[number]

export type ImageStoreConfiguration =
  | { readonly kind: 'folder'; readonly folder: string }
  | {
      readonly kind: 's3'
      readonly endpoint: string
      readonly region: string
      readonly bucket: string
      readonly prefix: string
      readonly accessKeyId: string
      readonly secretAccessKey: string
    }

export type Environment = Readonly<Record<string, string | undefined>>

/** Says every setting that can't be used and why, in sentences for the operator. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError'
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(`These settings can't be used:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
    this.problems = problems
  }
}

const projectRoot = fileURLToPath(new URL('../..', import.meta.url))

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const onOff = z.enum(['on', 'off'], 'must be on or off').transform((value) => value === 'on')

const origin = z
  .string()
  .transform((text) => text.replace(/\/$/, ''))
  .refine((text) => URL.canParse(text) && new URL(text).origin === text.toLowerCase(), {
    error: 'must be an origin such as https://shop.example, without a path',
  })
  .refine((text) => /^https?:/.test(text), { error: 'must begin with http:// or https://' })

const listOf = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

const wholeNumber = (from: number, to: number) => {
  const error = `must be a whole number from ${from} to ${to}`
  return z
    .string()
    .regex(/^\d{1,9}$/, error)
    .transform(Number)
    .refine((value) => value >= from && value <= to, { error })
}

const proxy = /^([\da-f:.]+(\/\d{1,3})?|loopback|linklocal|uniquelocal)$/i

const trustProxy = z
  .string()
  .transform((text) => (text === 'off' ? false : listOf(text).join(',')))
  .refine((list) => list === false || (list !== '' && list.split(',').every(isProxy)), {
    error: 'must be off, or addresses such as 10.0.0.0/8 or loopback with commas between',
  })

function isProxy(text: string): boolean {
  return proxy.test(text)
}

const text = (length: number) => z.string().trim().min(1).max(length)

const settings = z.object({
  HOST: text(255).default('127.0.0.1'),
  PORT: wholeNumber(0, 65_535).default(3000),
  DATA_DIR: text(4_096).default('data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgresql://')
    .refine(URL.canParse, 'must be an address such as postgresql://user:password@host:5432/shop')
    .optional(),
  DATABASE_POOL_SIZE: wholeNumber(1, 200).default(10),
  PUBLIC_URL: origin.optional(),
  ADMIN_EMAIL: z
    .string()
    .trim()
    .max(254)
    .regex(/^[^@\s]+@[^@\s]+$/, 'must be an e-mail address')
    .optional(),
  ADMIN_PASSWORD: z
    .string()
    .min(6, 'must have at least 6 characters')
    .max(128, 'must have at most 128 characters')
    .optional(),
  DEMO_CATALOGUE: onOff.optional(),
  TRUST_PROXY: trustProxy.default(false),
  RATE_LIMIT_SCALE: z
    .string()
    .regex(/^\d{1,6}(\.\d{1,6})?$/, 'must be a number such as 1 or 0.5; 0 switches limits off')
    .transform(Number)
    .default(1),
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('info'),
  CLOSING_DELAY_MS: wholeNumber(0, 60_000).default(5_000),
  IMAGE_FOLDER: text(4_096).optional(),
  IMAGE_QUOTA_MB: wholeNumber(1, 100_000_000).default(2_048),
  S3_BUCKET: text(255).optional(),
  S3_ENDPOINT: origin.optional(),
  S3_REGION: text(64).default('us-east-1'),
  S3_PREFIX: z
    .string()
    .regex(/^[\w./-]{1,200}$/, 'may hold letters, digits, _ . - and /')
    .default('images/'),
  S3_ACCESS_KEY_ID: text(256).optional(),
  S3_SECRET_ACCESS_KEY: text(256).optional(),
})

/**
 * Reads the settings from the environment; a variable that is empty counts as absent.
 *
 * @throws ConfigurationError naming every setting that can't be used
 */
export function readConfiguration(environment: Environment = process.env): Configuration {
  const present = withoutEmpty(environment)
  const problems: string[] = []
  const parsed = settings.safeParse(present)
  const facts = collect(problems, () => shopFactsFrom(present))
  if (!parsed.success) problems.push(...problemsOf(parsed.error))
  if (!parsed.success || facts === undefined) throw new ConfigurationError(problems)
  const values = parsed.data

  const dataDirectory = resolve(projectRoot, values.DATA_DIR)
  const imageStore = imageStoreFrom(values, dataDirectory, problems)
  if (problems.length > 0) throw new ConfigurationError(problems)
  return {
    host: values.HOST,
    port: values.PORT,
    dataDirectory,
    databaseUrl: values.DATABASE_URL,
    databasePoolSize: values.DATABASE_POOL_SIZE,
    publicUrl: values.PUBLIC_URL,
    admin: { email: values.ADMIN_EMAIL, password: values.ADMIN_PASSWORD },
    demoCatalogue: values.DEMO_CATALOGUE ?? values.DATABASE_URL === undefined,
    trustProxy: values.TRUST_PROXY,
    rateLimitScale: values.RATE_LIMIT_SCALE,
    logLevel: values.LOG_LEVEL,
    closingDelay: values.CLOSING_DELAY_MS,
    imageStore,
    imageQuotaBytes: values.IMAGE_QUOTA_MB * MEGABYTE,
    facts,
  }
}

const factSettings = z.object({
  SHOP_NAME: text(60).optional(),
  SHOP_TAGLINE: text(160).optional(),
  SHOP_HANDLE: z
    .string()
    .regex(/^[\w.]{1,60}$/, 'must be the handle alone, without @')
    .optional(),
  SHOP_DM_URL: z
    .string()
    .regex(/^https:\/\//, 'must begin with https://')
    .refine(URL.canParse, 'must be an address such as https://ig.me/m/handle')
    .optional(),
  SHOP_DM_PREFILL: onOff.optional(),
  SHOP_CITY: text(60).optional(),
  SHOP_PROVINCE: text(60).optional(),
})

const walletSettings = z.object({
  SERVICE: text(40).optional(),
  TITLE: text(80).optional(),
  NUMBER: z
    .string()
    .regex(/^[\dA-Z +-]{6,34}$/, 'must be the number of the account')
    .optional(),
})

/**
 * The shop's own facts, with `SHOP_NAME`, `SHOP_HANDLE`, `SHOP_WALLET_1_NUMBER` and so on of the
 * environment in the place of those of `shop.config.ts` (rule: shop-facts).
 *
 * @throws ConfigurationError
 */
export function shopFactsFrom(
  environment: Environment,
  defaults: ShopFacts = shopFacts,
): ShopFacts {
  const present = withoutEmpty(environment)
  const problems: string[] = []
  const parsed = factSettings.safeParse(present)
  if (!parsed.success) problems.push(...problemsOf(parsed.error))
  const wallets = defaults.wallets.map((wallet, index) =>
    walletFrom(present, `SHOP_WALLET_${index + 1}_`, wallet, problems),
  )
  if (!parsed.success || problems.length > 0) throw new ConfigurationError(problems)
  const facts = parsed.data
  const handle = facts.SHOP_HANDLE ?? defaults.handle
  return {
    name: facts.SHOP_NAME ?? defaults.name,
    tagline: facts.SHOP_TAGLINE ?? defaults.tagline,
    handle,
    directMessageUrl:
      facts.SHOP_DM_URL ?? defaults.directMessageUrl.replace(defaults.handle, handle),
    directMessagePrefill: facts.SHOP_DM_PREFILL ?? defaults.directMessagePrefill,
    city: facts.SHOP_CITY ?? defaults.city,
    province: facts.SHOP_PROVINCE ?? defaults.province,
    wallets,
  }
}

function walletFrom(
  environment: Environment,
  prefix: string,
  wallet: Wallet,
  problems: string[],
): Wallet {
  const parsed = walletSettings.safeParse({
    SERVICE: environment[`${prefix}SERVICE`],
    TITLE: environment[`${prefix}TITLE`],
    NUMBER: environment[`${prefix}NUMBER`],
  })
  if (!parsed.success) {
    problems.push(...problemsOf(parsed.error, prefix))
    return wallet
  }
  return {
    service: parsed.data.SERVICE ?? wallet.service,
    title: parsed.data.TITLE ?? wallet.title,
    number: parsed.data.NUMBER ?? wallet.number,
  }
}

function imageStoreFrom(
  values: z.output<typeof settings>,
  dataDirectory: string,
  problems: string[],
): ImageStoreConfiguration {
  if (values.S3_BUCKET === undefined) {
    const folder = resolve(projectRoot, values.IMAGE_FOLDER ?? resolve(dataDirectory, 'images'))
    return { kind: 'folder', folder }
  }
  const needed = (name: 'S3_ENDPOINT' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'): string => {
    const value = values[name]
    if (value === undefined) problems.push(`${name} is needed, because S3_BUCKET is set`)
    return value ?? ''
  }
  return {
    kind: 's3',
    endpoint: needed('S3_ENDPOINT'),
    region: values.S3_REGION,
    bucket: values.S3_BUCKET,
    prefix: values.S3_PREFIX,
    accessKeyId: needed('S3_ACCESS_KEY_ID'),
    secretAccessKey: needed('S3_SECRET_ACCESS_KEY'),
  }
}

/** Never repeats a value: some are secrets, and the operator knows what was typed. */
function problemsOf(error: z.ZodError, prefix = ''): string[] {
  return error.issues.map((issue) => `${prefix}${String(issue.path[0])} ${issue.message}`)
}

function withoutEmpty(environment: Environment): Environment {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
}

function collect<T>(problems: string[], work: () => T): T | undefined {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error
    problems.push(...error.problems)
    return undefined
  }
}
