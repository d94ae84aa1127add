import { z } from 'zod'
import { MAX_EMAIL } from '#domain/forms/email.ts'
import { exceedsLetters } from '#domain/forms/letters.ts'
import { type Language, languages } from '#domain/languages.ts'

export type Environment = Readonly<Record<string, string | undefined>>

export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError'
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(`These settings can't be used:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
    this.problems = problems
  }
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

export const onOff = z.enum(['on', 'off'], 'must be on or off').transform((value) => value === 'on')

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

/** Whether it is a server's URL without path, query or fragment, as unescaped passwords add one. */
function isServer(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { hostname, pathname, search, hash } = new URL(text)
  return hostname !== '' && /^\/?$/.test(pathname) && search === '' && hash === ''
}

function isProxy(text: string): boolean {
  return proxy.test(text)
}

/** Text of at most `max` letters (rule: letters). */
export function text(max: number) {
  return z
    .string()
    .trim()
    .min(1)
    .refine((typed) => !exceedsLetters(typed, max), `must have at most ${max} characters`)
}

const keyPrefix = z.string().regex(/^[\w./-]{1,200}$/, 'may hold letters, digits, _ . - and /')

const emailAddress = z
  .string()
  .trim()
  .max(MAX_EMAIL)
  .regex(/^[^@\s]+@[^@\s]+$/, 'must be an e-mail address')

/** Such as 'Khol <orders@khol.example>', or the address alone. */
const sender = z
  .string()
  .trim()
  .regex(
    /^(?:[^<>@\r\n]{0,100}<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/,
    'must be an e-mail address such as orders@shop.example, or Khol <orders@shop.example>',
  )
  .transform((text) => {
    const [, name = '', address = text] = /^([^<]*)<(.+)>$/.exec(text) ?? []
    return { name: name.trim().replace(/^"(.*)"$/, '$1'), address }
  })

const databaseUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\//, 'must begin with postgresql://')
  .refine(URL.canParse, 'must be an address such as postgresql://user:password@host:5432/shop')

/** Environment variables with format and default; docs/production.md lists them. */
export const settings = z.object({
  HOST: text(255).default('127.0.0.1'),
  PORT: wholeNumber(0, 65_535).default(3000),
  DATA_DIR: text(4_096).default('data'),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_DIRECT_URL: databaseUrl.optional(),
  DATABASE_PREPARED_STATEMENTS: onOff.default(true),
  DATABASE_POOL_SIZE: wholeNumber(1, 200).default(10),
  SECRET_KEY: z
    .string()
    .trim()
    .min(32, 'must have at least 32 characters, as `openssl rand -base64 32` says them')
    .max(1_000)
    .optional(),
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
  PAGE_LANGUAGES: z
    .enum(['en', 'en,ur'], 'must be en, or en,ur')
    .transform((value): readonly Language[] => (value === 'en' ? ['en'] : languages))
    .default(languages),
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
  MAIL_DAILY_LIMIT: wholeNumber(1, 10_000_000).optional(),
})

export type Settings = z.output<typeof settings>

/** Validation messages without the values, as some are secrets. */
export function problemsOf(error: z.ZodError, prefix = ''): string[] {
  return error.issues.map((issue) => `${prefix}${String(issue.path[0])} ${issue.message}`)
}
