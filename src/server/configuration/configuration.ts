import { join, resolve } from 'node:path'
import { MEGABYTE } from '#domain/text/units.ts'
import {
  ConfigurationError,
  type Environment,
  problemsOf,
  type Settings,
  settings,
} from './settings.ts'
import { fixedFactsIn, shopFactsFrom } from './shop-facts.ts'
import { backupsFrom, imageStoreFrom, projectRoot, proofStoreFrom } from './stores.ts'

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

/** Settings of the operator, validated at the start. docs/production.md lists the variables. */
export type Configuration = Readonly<ReturnType<typeof readConfiguration>>

/**
 * Reads the settings from the environment; an empty variable counts as absent.
 *
 * @throws ConfigurationError naming every invalid setting
 */
export function readConfiguration(environment: Environment = process.env) {
  const present = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== ''),
  )
  const problems: string[] = []
  const { data: values, error } = settings.safeParse(present)
  const facts = shopFactsFrom(present, problems)
  if (error) throw new ConfigurationError([...problems, ...problemsOf(error)])

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
    /** Absolute folder of the embedded database and of the local image store. */
    dataDirectory,
    ...databaseFrom(values),
    /** Key that encrypts the secrets of authenticator apps; overrides `secretKeyFile`. */
    secretKey: values.SECRET_KEY,
    // The processes of a shop with an external database share no folder.
    secretKeyFile:
      values.DATABASE_URL === undefined ? join(dataDirectory, 'secret.key') : undefined,
    /** Origin that shoppers see, without a trailing slash; undefined means where the shop listens. */
    publicUrl: values.PUBLIC_URL,
    admin: { email: values.ADMIN_EMAIL, password: values.ADMIN_PASSWORD },
    demoCatalogue: values.DEMO_CATALOGUE ?? values.DATABASE_URL === undefined,
    /** Trusted proxies for `X-Forwarded-For`: none, or addresses separated by commas. */
    trustProxy: values.TRUST_PROXY,
    /** Whether browsers must use HTTPS for a year on every subdomain of the shop's host, too. */
    hstsSubdomains: values.HSTS_SUBDOMAINS,
    /** Multiplies every rate limit; 0 switches them off for load tests. */
    rateLimitScale: values.RATE_LIMIT_SCALE,
    languages: values.PAGE_LANGUAGES,
    logLevel: values.LOG_LEVEL,
    /**
     * Milliseconds after a SIGTERM in which the shop still serves while `/readyz` reports that it
     * closes, so that a load balancer, which polls, takes it out of rotation first.
     */
    closingDelay: values.CLOSING_DELAY_MS,
    imageStore,
    imageQuotaBytes: values.IMAGE_QUOTA_MB * MEGABYTE,
    /** Store of the screenshots of transfers, which only admins and the order's customer may see. */
    proofStore,
    proofQuotaBytes: values.PROOF_QUOTA_MB * MEGABYTE,
    backups,
    facts: { ...facts, sendsMail: mail !== undefined },
    /** Names of the facts that the environment sets, which the admin area can't change. */
    fixedFacts: fixedFactsIn(present),
    mail,
  }
}

function databaseFrom(values: Settings) {
  return {
    /** URL of an external PostgreSQL; undefined runs the embedded one. */
    databaseUrl: values.DATABASE_URL,
    /** URL of the same database without a pooler, for listening, migrations and commands. */
    databaseDirectUrl: values.DATABASE_DIRECT_URL,
    databasePreparedStatements: values.DATABASE_PREPARED_STATEMENTS,
    databasePoolSize: values.DATABASE_POOL_SIZE,
  }
}

function mailFrom(
  { SMTP_URL: url, MAIL_FROM: from, PUBLIC_URL, ...values }: Settings,
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
    isSenderFixed: from.name !== '',
    owner: values.MAIL_OWNER ?? values.ADMIN_EMAIL,
    dailyLimit: values.MAIL_DAILY_LIMIT,
  }
}
