import type { ShopFacts } from '#config'
import type { Language } from '#domain/languages.ts'
import type {
  BucketConfiguration,
  ImageStoreConfiguration,
} from '#platform/storage/store-configuration.ts'

/** Settings of the operator, validated at the start. docs/production.md lists the variables. */
export interface Configuration {
  readonly host: string
  /** Port; 0 selects any free one. */
  readonly port: number
  /** Absolute folder of the embedded database and of the local image store. */
  readonly dataDirectory: string
  /** URL of an external PostgreSQL; undefined runs the embedded one. */
  readonly databaseUrl: string | undefined
  /** Key that encrypts the secrets of authenticator apps; overrides `secretKeyFile`. */
  readonly secretKey: string | undefined
  /**
   * File of that key, created on first use; undefined with an external database, whose shop
   * processes share no folder.
   */
  readonly secretKeyFile: string | undefined
  readonly databasePoolSize: number
  /**
   * URL of the same database without a pooler in between, for work that needs a session of its own:
   * listening, migrations and the operator's commands.
   */
  readonly databaseDirectUrl: string | undefined
  /**
   * Whether frequent statements are prepared once per connection, which not every pooler supports.
   */
  readonly databasePreparedStatements: boolean
  /** Origin that shoppers see, without a trailing slash; undefined means where the shop listens. */
  readonly publicUrl: string | undefined
  readonly admin: { readonly email: string | undefined; readonly password: string | undefined }
  /** Whether an empty shop is filled with the demo catalogue. */
  readonly demoCatalogue: boolean
  /** Trusted proxies for `X-Forwarded-For`: none, or addresses separated by commas. */
  readonly trustProxy: false | string
  /** Whether browsers must use HTTPS for a year on every subdomain of the shop's host, too. */
  readonly hstsSubdomains: boolean
  /** Multiplies every rate limit; 0 switches them off for load tests. */
  readonly rateLimitScale: number
  /** Languages of the pages. */
  readonly languages: readonly Language[]
  readonly logLevel: LogLevel
  /**
   * Milliseconds after a SIGTERM in which the shop still serves while `/readyz` reports that it
   * closes, so that a load balancer takes it out of rotation first: it polls every second or two,
   * and acts on the second or third answer.
   */
  readonly closingDelay: number
  readonly imageStore: ImageStoreConfiguration
  /** Limits the total bytes of all pictures. */
  readonly imageQuotaBytes: number
  /** Store of the screenshots of transfers, which only admins and the order's customer may see. */
  readonly proofStore: ImageStoreConfiguration
  /** Limits the total bytes of all screenshots. */
  readonly proofQuotaBytes: number
  readonly backups: BackupConfiguration
  readonly facts: ShopFacts
  /** Names of the facts that the environment sets, which the admin area can't change. */
  readonly fixedFacts: readonly string[]
  /** Mail settings; undefined switches mail off. */
  readonly mail: MailConfiguration | undefined
}

export interface BackupConfiguration {
  /** Absolute folder of the nightly backups. */
  readonly folder: string
  /** Number of backups of each kind to keep (rule: backup-retention). */
  readonly keep: { readonly days: number; readonly weeks: number; readonly months: number }
  /** Bucket for a copy of each backup; undefined for none. */
  readonly offSite: BucketConfiguration | undefined
}

export interface MailConfiguration {
  /** `smtp://user:password@smtp.example.com:587`, or `smtps://`. */
  readonly url: string
  readonly from: { readonly name: string; readonly address: string }
  /** Whether the name is that of MAIL_FROM, and not the shop's. */
  readonly isSenderFixed?: boolean
  /** Address for the owner's messages; undefined for none. */
  readonly owner: string | undefined
  /** Number of letters that the provider sends in 24 hours; undefined for no known limit. */
  readonly dailyLimit?: number | undefined
}

export type LogLevel = (typeof logLevels)[number]

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

export type Environment = Readonly<Record<string, string | undefined>>

/** Error that explains every invalid setting, in sentences for the operator. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError'
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(`These settings can't be used:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
    this.problems = problems
  }
}
