import { resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { type ShopFacts, shopFacts, type Wallet } from '#config'
import { MAX_EMAIL } from '#domain/forms/email.ts'
import { type HelpTopic, helpTopics } from '#domain/help.ts'
import { MEGABYTE } from '#domain/units.ts'

/** Everything an operator can set, checked once at start. docs/production.md lists the variables. */
export interface Configuration {
  readonly host: string
  /** 0 takes any free port. */
  readonly port: number
  /** Absolute folder of the embedded database and of the local image store. */
  readonly dataDirectory: string
  /** An outside PostgreSQL; undefined means that the shop brings and runs its own. */
  readonly databaseUrl: string | undefined
  readonly databasePoolSize: number
  /**
   * The same database without a pooler in between, for what needs a session of its own: listening,
   * migrations and the operator's commands.
   */
  readonly databaseDirectUrl: string | undefined
  /** Whether statements that run often are parsed once a connection; not every pooler bears it. */
  readonly databasePreparedStatements: boolean
  /** Origin that shoppers see, without a slash at the end; undefined means the address served. */
  readonly publicUrl: string | undefined
  readonly admin: { readonly email: string | undefined; readonly password: string | undefined }
  /** Whether an empty shop is filled with the demo catalogue. */
  readonly demoCatalogue: boolean
  /** Whose `X-Forwarded-For` counts: nobody's, or that of these addresses with commas between. */
  readonly trustProxy: false | string
  /** Whether browsers must use HTTPS for every subdomain of the shop's host, too, for a year. */
  readonly hstsSubdomains: boolean
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
  /** Where screenshots of transfers live, which nobody but the owner and their customer may see. */
  readonly proofStore: ImageStoreConfiguration
  /** Bytes that all of those may take. */
  readonly proofQuotaBytes: number
  readonly backups: BackupConfiguration
  readonly facts: ShopFacts
  /** How mail is sent; undefined means that none is. */
  readonly mail: MailConfiguration | undefined
}

export interface BackupConfiguration {
  /** Absolute folder of the nightly backups. */
  readonly folder: string
  /** How many are kept of each kind (rule: kept-backups). */
  readonly keep: { readonly days: number; readonly weeks: number; readonly months: number }
  /** Where a copy of each goes; undefined means nowhere. */
  readonly offSite: BucketConfiguration | undefined
}

export interface MailConfiguration {
  /** `smtp://user:password@smtp.example.com:587`, or `smtps://`. */
  readonly url: string
  readonly from: { readonly name: string; readonly address: string }
  /** Where the owner's own messages go; undefined where nobody gets them. */
  readonly owner: string | undefined
}

export type LogLevel = (typeof logLevels)[number]

/** A bucket of any service that speaks the protocol of S3. */
export interface BucketConfiguration {
  /** Origin of the service. */
  readonly endpoint: string
  readonly region: string
  readonly bucket: string
  /** What every key begins with: `images/`. */
  readonly prefix: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

export type ImageStoreConfiguration =
  | { readonly kind: 'folder'; readonly folder: string }
  | ({ readonly kind: 's3' } & BucketConfiguration)

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

/** Nothing follows the host: a password that is written as it is would be cut there. */
function isServer(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { hostname, pathname, search, hash } = new URL(text)
  return hostname !== '' && /^\/?$/.test(pathname) && search === '' && hash === ''
}

function isProxy(text: string): boolean {
  return proxy.test(text)
}

const text = (length: number) => z.string().trim().min(1).max(length)

const keyPrefix = z.string().regex(/^[\w./-]{1,200}$/, 'may hold letters, digits, _ . - and /')

const emailAddress = z
  .string()
  .trim()
  .max(MAX_EMAIL)
  .regex(/^[^@\s]+@[^@\s]+$/, 'must be an e-mail address')

/** 'Khol <orders@khol.example>', or the address alone. */
const sender = z
  .string()
  .trim()
  .regex(
    /^(?:[^<>@\r\n]{0,100}<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/,
    'must be an e-mail address such as orders@shop.example, or Khol <orders@shop.example>',
  )
  .transform((text) => {
    const [, name = '', address = text] = /^(.*)<(.+)>$/.exec(text) ?? []
    return { name: name.trim().replace(/^"(.*)"$/, '$1'), address }
  })

const databaseUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\//, 'must begin with postgresql://')
  .refine(URL.canParse, 'must be an address such as postgresql://user:password@host:5432/shop')

const settings = z.object({
  HOST: text(255).default('127.0.0.1'),
  PORT: wholeNumber(0, 65_535).default(3000),
  DATA_DIR: text(4_096).default('data'),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_DIRECT_URL: databaseUrl.optional(),
  DATABASE_PREPARED_STATEMENTS: onOff.default(true),
  DATABASE_POOL_SIZE: wholeNumber(1, 200).default(10),
  PUBLIC_URL: origin.optional(),
  ADMIN_EMAIL: emailAddress.optional(),
  ADMIN_PASSWORD: z
    .string()
    .min(6, 'must have at least 6 characters')
    .max(128, 'must have at most 128 characters')
    .optional(),
  DEMO_CATALOGUE: onOff.optional(),
  TRUST_PROXY: trustProxy.default(false),
  HSTS_SUBDOMAINS: onOff.default(false),
  RATE_LIMIT_SCALE: z
    .string()
    .regex(/^\d{1,6}(\.\d{1,6})?$/, 'must be a number such as 1 or 0.5; 0 switches limits off')
    .transform(Number)
    .default(1),
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('info'),
  CLOSING_DELAY_MS: wholeNumber(0, 60_000).default(5_000),
  IMAGE_FOLDER: text(4_096).optional(),
  IMAGE_QUOTA_MB: wholeNumber(1, 100_000_000).default(2_048),
  PROOF_FOLDER: text(4_096).optional(),
  PROOF_QUOTA_MB: wholeNumber(1, 100_000_000).default(1_024),
  S3_BUCKET: text(255).optional(),
  S3_ENDPOINT: origin.optional(),
  S3_REGION: text(64).default('us-east-1'),
  S3_PREFIX: keyPrefix.default('images/'),
  S3_PROOF_PREFIX: keyPrefix.default('proofs/'),
  S3_ACCESS_KEY_ID: text(256).optional(),
  S3_SECRET_ACCESS_KEY: text(256).optional(),
  BACKUP_FOLDER: text(4_096).optional(),
  BACKUP_KEEP_DAYS: wholeNumber(1, 1_000).default(7),
  BACKUP_KEEP_WEEKS: wholeNumber(0, 1_000).default(4),
  BACKUP_KEEP_MONTHS: wholeNumber(0, 1_000).default(12),
  BACKUP_S3_BUCKET: text(255).optional(),
  BACKUP_S3_ENDPOINT: origin.optional(),
  BACKUP_S3_REGION: text(64).default('us-east-1'),
  BACKUP_S3_PREFIX: keyPrefix.default('backups/'),
  BACKUP_S3_ACCESS_KEY_ID: text(256).optional(),
  BACKUP_S3_SECRET_ACCESS_KEY: text(256).optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')
    .refine(
      isServer,
      'must be an address such as smtp://user:password@smtp.example.com:587; in the password, write @ as %40, : as %3A, / as %2F and # as %23',
    )
    .optional(),
  MAIL_FROM: sender.optional(),
  MAIL_OWNER: emailAddress.optional(),
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
  const proofStore = proofStoreFrom(values, dataDirectory, imageStore, problems)
  const backups = backupsFrom(values, dataDirectory, [imageStore, proofStore], problems)
  const mail = mailFrom(values, facts.name, problems)
  if (values.DATABASE_DIRECT_URL !== undefined && values.DATABASE_URL === undefined) {
    problems.push('DATABASE_URL is needed, because DATABASE_DIRECT_URL is set')
  }
  if (problems.length > 0) throw new ConfigurationError(problems)
  return {
    host: values.HOST,
    port: values.PORT,
    dataDirectory,
    databaseUrl: values.DATABASE_URL,
    databaseDirectUrl: values.DATABASE_DIRECT_URL,
    databasePreparedStatements: values.DATABASE_PREPARED_STATEMENTS,
    databasePoolSize: values.DATABASE_POOL_SIZE,
    publicUrl: values.PUBLIC_URL,
    admin: { email: values.ADMIN_EMAIL, password: values.ADMIN_PASSWORD },
    demoCatalogue: values.DEMO_CATALOGUE ?? values.DATABASE_URL === undefined,
    trustProxy: values.TRUST_PROXY,
    hstsSubdomains: values.HSTS_SUBDOMAINS,
    rateLimitScale: values.RATE_LIMIT_SCALE,
    logLevel: values.LOG_LEVEL,
    closingDelay: values.CLOSING_DELAY_MS,
    imageStore,
    imageQuotaBytes: values.IMAGE_QUOTA_MB * MEGABYTE,
    proofStore,
    proofQuotaBytes: values.PROOF_QUOTA_MB * MEGABYTE,
    backups,
    facts: { ...facts, sendsMail: mail !== undefined },
    mail,
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
  SHOP_EXCHANGE_LINE: text(120).optional(),
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
  const help = helpFrom(present, problems)
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
    exchangeLine: facts.SHOP_EXCHANGE_LINE ?? defaults.exchangeLine,
    help: { ...defaults.help, ...help },
    sendsMail: defaults.sendsMail,
  }
}

const MAX_ANSWER = 1_500

/** `SHOP_HELP_DELIVERY` and so on: the owner's own answers on the help page. */
function helpFrom(environment: Environment, problems: string[]): ShopFacts['help'] {
  const own: Partial<Record<HelpTopic, string>> = {}
  for (const topic of helpTopics) {
    const name = `SHOP_HELP_${topic.toUpperCase().replaceAll('-', '_')}`
    const words = environment[name]
    if (words === undefined) continue
    if (words.length > MAX_ANSWER)
      problems.push(`${name} must have at most ${MAX_ANSWER} characters`)
    own[topic] = words
  }
  return own
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
  return { kind: 's3', ...bucketFrom(values, '', problems) }
}

/** The bucket of the settings whose names begin so; the one that names the bucket is set. */
function bucketFrom(
  values: z.output<typeof settings>,
  prefix: '' | 'BACKUP_',
  problems: string[],
): BucketConfiguration {
  const needed = (
    name: 'S3_BUCKET' | 'S3_ENDPOINT' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY',
  ): string => {
    const value = values[`${prefix}${name}`]
    if (value === undefined) {
      problems.push(`${prefix}${name} is needed, because ${prefix}S3_BUCKET is set`)
    }
    return value ?? ''
  }
  return {
    endpoint: needed('S3_ENDPOINT'),
    region: values[`${prefix}S3_REGION`],
    bucket: needed('S3_BUCKET'),
    prefix: values[`${prefix}S3_PREFIX`],
    accessKeyId: needed('S3_ACCESS_KEY_ID'),
    secretAccessKey: needed('S3_SECRET_ACCESS_KEY'),
  }
}

/** Never where the address of a picture could reach, nor where a sweep of pictures does. */
function backupsFrom(
  values: z.output<typeof settings>,
  dataDirectory: string,
  stores: readonly ImageStoreConfiguration[],
  problems: string[],
): BackupConfiguration {
  const folder = resolve(projectRoot, values.BACKUP_FOLDER ?? resolve(dataDirectory, 'backups'))
  const offSite =
    values.BACKUP_S3_BUCKET === undefined ? undefined : bucketFrom(values, 'BACKUP_', problems)
  for (const store of stores) {
    if (store.kind === 'folder') {
      if (isWithin(folder, store.folder)) {
        problems.push('BACKUP_FOLDER must not lie in IMAGE_FOLDER or PROOF_FOLDER')
      }
    } else if (
      offSite?.bucket === store.bucket &&
      (offSite.prefix.startsWith(store.prefix) || store.prefix.startsWith(offSite.prefix))
    ) {
      problems.push('BACKUP_S3_PREFIX must not begin like S3_PREFIX or S3_PROOF_PREFIX')
    }
  }
  return {
    folder,
    keep: {
      days: values.BACKUP_KEEP_DAYS,
      weeks: values.BACKUP_KEEP_WEEKS,
      months: values.BACKUP_KEEP_MONTHS,
    },
    offSite,
  }
}

/**
 * Beside the pictures, and never where the address of a picture could reach: what `/uploads` serves
 * begins with the pictures' folder or prefix.
 */
function proofStoreFrom(
  values: z.output<typeof settings>,
  dataDirectory: string,
  imageStore: ImageStoreConfiguration,
  problems: string[],
): ImageStoreConfiguration {
  if (imageStore.kind === 's3') {
    const prefix = values.S3_PROOF_PREFIX
    if (prefix.startsWith(imageStore.prefix) || imageStore.prefix.startsWith(prefix)) {
      problems.push('S3_PROOF_PREFIX and S3_PREFIX must not begin with each other')
    }
    return { ...imageStore, prefix }
  }
  const folder = resolve(projectRoot, values.PROOF_FOLDER ?? resolve(dataDirectory, 'proofs'))
  if (isWithin(folder, imageStore.folder) || isWithin(imageStore.folder, folder)) {
    problems.push('PROOF_FOLDER and IMAGE_FOLDER must lie beside each other, neither in the other')
  }
  return { kind: 'folder', folder }
}

function mailFrom(
  { SMTP_URL: url, MAIL_FROM: from, PUBLIC_URL, ...values }: z.output<typeof settings>,
  shopName: string,
  problems: string[],
): MailConfiguration | undefined {
  if (url === undefined) {
    if (from !== undefined) problems.push('SMTP_URL is needed, because MAIL_FROM is set')
    return undefined
  }
  if (PUBLIC_URL === undefined) {
    problems.push('PUBLIC_URL is needed, because SMTP_URL is set: messages link to the shop')
  }
  if (from === undefined) {
    problems.push('MAIL_FROM is needed, because SMTP_URL is set')
    return undefined
  }
  return {
    url,
    from: { name: from.name || shopName, address: from.address },
    owner: values.MAIL_OWNER ?? values.ADMIN_EMAIL,
  }
}

function isWithin(inner: string, outer: string): boolean {
  return `${inner}${sep}`.startsWith(`${outer}${sep}`)
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
