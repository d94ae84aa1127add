import type { ShopFacts } from '#config'

/** Everything an operator can set, checked once at start. docs/production.md lists the variables. */
export interface Configuration {
  readonly host: string
  /** 0 takes any free port. */
  readonly port: number
  /** Absolute folder of the embedded database and of the local image store. */
  readonly dataDirectory: string
  /** An outside PostgreSQL; undefined means that the shop brings and runs its own. */
  readonly databaseUrl: string | undefined
  /** Under which the keys of authenticator apps are encrypted, instead of what its file holds. */
  readonly secretKey: string | undefined
  /**
   * The file of that key, made when it is first needed; undefined with an outside database, whose
   * processes share no folder.
   */
  readonly secretKeyFile: string | undefined
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
  /** Proxies whose `X-Forwarded-For` is trusted: none, or these addresses with commas between. */
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
  /** Names of the facts that the environment decides, so that no setting changes them. */
  readonly fixedFacts: readonly string[]
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
  /** Whether the name is that of MAIL_FROM, and not the shop's. */
  readonly isSenderFixed?: boolean
  /** Where the owner's own messages go; undefined where nobody gets them. */
  readonly owner: string | undefined
}

export type LogLevel = (typeof logLevels)[number]

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** A bucket of any service that speaks the protocol of S3. */
export interface BucketConfiguration {
  /** Origin of the service. */
  readonly endpoint: string
  readonly region: string
  readonly bucket: string
  /** Prefix of every key: `images/`. */
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
