import type { FastifyBaseLogger } from 'fastify'
import { Limiter } from '#server/http/limits/limits.ts'
import type { Database } from '#server/schema/database.ts'
import { composeAdminLetter } from './accounts/admin-letters.ts'
import { composeLoginLetter } from './accounts/login-letters.ts'
import { composePasswordLetter } from './accounts/password-reset.ts'
import type { MailConfiguration } from './configuration/configuration.ts'
import {
  ADMINS_MESSAGE,
  DEVICE_MESSAGE,
  LOGIN_MESSAGE,
  PASSWORD_MESSAGE,
  TEST_MESSAGE,
  WALLETS_MESSAGE,
} from './mail/kinds.ts'
import { type Compose, startMailWorker } from './mail/mail-worker.ts'
import { openMailer } from './mail/smtp.ts'
import {
  composeAboutOrder,
  languageOfAccount,
  type OrderLetterServices,
} from './orders/messages/compose.ts'
import type { LiveSettings } from './settings/live-settings.ts'

/** Composes letters of every kind, each by the area that it concerns. */
export function composer(services: OrderLetterServices): Compose {
  return (message) => {
    switch (message.kind) {
      case PASSWORD_MESSAGE:
        return composePasswordLetter(services, message)
      case LOGIN_MESSAGE:
        return composeLoginLetter(services, message, (id) => languageOfAccount(services.db, id))
      case ADMINS_MESSAGE:
      case DEVICE_MESSAGE:
      case WALLETS_MESSAGE:
      case TEST_MESSAGE:
        return composeAdminLetter(services, message)
      default:
        return composeAboutOrder(services, message)
    }
  }
}

export interface MailingDependencies {
  readonly database: Database
  readonly mail: MailConfiguration
  /** Multiplies every limit; 0 switches limits off. */
  readonly rateLimitScale: number
  readonly settings: Pick<LiveSettings, 'facts' | 'senderName'>
  /** Origin of the shop, without a trailing slash. */
  readonly publicUrl: string
  readonly log: Pick<FastifyBaseLogger, 'warn'>
}

/** Starts sending the shop's messages; the returned function stops it. */
export function startMailing(parts: MailingDependencies): () => Promise<void> {
  const { database, mail, settings, publicUrl, rateLimitScale, log } = parts
  return startMailWorker(
    {
      db: database.db,
      limiter: new Limiter(database.db, rateLimitScale),
      mailer: openMailer(mail, {}, () => ({
        senderName: settings.senderName,
        look: { accent: settings.facts.accent, logo: settings.facts.logo, publicUrl },
      })),
      dailyLimit: mail.dailyLimit,
      // Each letter uses the facts at the time of its composition.
      compose: (message) =>
        composer({
          db: database.db,
          facts: settings.facts,
          publicUrl,
          owner: mail.owner,
        })(message),
      onFailure: (attempt) =>
        log.warn({ event: 'mail_failed', ...attempt }, 'a message was not sent'),
    },
    database.listener,
    (error) => log.warn({ event: 'outbox_unreadable', err: error }, 'due messages were not read'),
  )
}
