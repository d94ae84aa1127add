import { join, resolve } from 'node:path'
import { MEGABYTE } from '#domain/text/units.ts'
import {
  type Configuration,
  ConfigurationError,
  type Environment,
  type MailConfiguration,
} from './configuration.ts'
import { problemsOf, type Settings, settings, withoutEmpty } from './settings.ts'
import { fixedFactsIn, shopFactsFrom } from './shop-facts.ts'
import { backupsFrom, imageStoreFrom, projectRoot, proofStoreFrom } from './stores.ts'

/**
 * Reads the settings from the environment; an empty variable counts as absent.
 *
 * @throws ConfigurationError naming every invalid setting
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
    secretKey: values.SECRET_KEY,
    secretKeyFile:
      values.DATABASE_URL === undefined ? join(dataDirectory, 'secret.key') : undefined,
    databaseDirectUrl: values.DATABASE_DIRECT_URL,
    databasePreparedStatements: values.DATABASE_PREPARED_STATEMENTS,
    databasePoolSize: values.DATABASE_POOL_SIZE,
    publicUrl: values.PUBLIC_URL,
    admin: { email: values.ADMIN_EMAIL, password: values.ADMIN_PASSWORD },
    demoCatalogue: values.DEMO_CATALOGUE ?? values.DATABASE_URL === undefined,
    trustProxy: values.TRUST_PROXY,
    hstsSubdomains: values.HSTS_SUBDOMAINS,
    rateLimitScale: values.RATE_LIMIT_SCALE,
    languages: values.PAGE_LANGUAGES,
    logLevel: values.LOG_LEVEL,
    closingDelay: values.CLOSING_DELAY_MS,
    imageStore,
    imageQuotaBytes: values.IMAGE_QUOTA_MB * MEGABYTE,
    proofStore,
    proofQuotaBytes: values.PROOF_QUOTA_MB * MEGABYTE,
    backups,
    facts: { ...facts, sendsMail: mail !== undefined },
    fixedFacts: fixedFactsIn(present),
    mail,
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

function collect<T>(problems: string[], work: () => T): T | undefined {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error
    problems.push(...error.problems)
    return undefined
  }
}
